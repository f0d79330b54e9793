import { defineConfig } from '@content-collections/core';
import { articleKinds, articles, articleTopics } from './content/collections/articles.ts';
import { figureConditions } from './content/collections/conditions.ts';
import { cities, figureTexts, testimonials, videos } from './content/collections/lists.ts';
import { meditations, meditationTypes } from './content/collections/meditations.ts';
import { pages } from './content/collections/pages.ts';
import { poses } from './content/collections/poses.ts';
import { breathing, sessions } from './content/collections/sessions.ts';
import { yogaClasses } from './content/collections/yoga-classes.ts';
import { yogaTypes } from './content/collections/yoga-types.ts';

/** Every kind of content, checked and compiled to typed modules by `npm run content`. */
export default defineConfig({
  content: [
    poses,
    yogaClasses,
    yogaTypes,
    meditations,
    meditationTypes,
    sessions,
    breathing,
    articles,
    articleTopics,
    articleKinds,
    pages,
    cities,
    testimonials,
    videos,
    figureTexts,
    figureConditions,
  ],
});
