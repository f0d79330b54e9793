import { defineConfig } from '@content-collections/core';
import { articleKinds, articles, articleTopics } from './app/articles/article-schemas.ts';
import { meditations, meditationTypes } from './app/meditation/meditation-schemas.ts';
import { breathing, sessions } from './app/sessions/session-schemas.ts';
import { cities, figureTexts, testimonials, videos } from './app/site/list-schemas.ts';
import { pages } from './app/site/page-schema.ts';
import { yogaClasses } from './app/yoga/class-schema.ts';
import { poses } from './app/yoga/pose-schema.ts';
import { yogaTypes } from './app/yoga/type-schema.ts';

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
  ],
});
