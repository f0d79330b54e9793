import { defineCollection } from '@content-collections/core';
import { z } from 'zod';
import { isFigureId } from '../../app/art/figure/figure-ids.ts';
import { metaDescription, prose, updated } from './editorial.ts';

export const poseGroups = ['standing', 'seated', 'inverted', 'backbends'] as const;
export const poseLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** One yoga pose; its id is the file name (ascii Sanskrit), which also names its figure in `app/art/figure`. */
export const poses = defineCollection({
  name: 'poses',
  typeName: 'Pose',
  directory: 'content/poses',
  include: '*.md',
  schema: z.strictObject({
    name: prose,
    sanskritName: z.string().min(3),
    group: z.enum(poseGroups),
    /** Place within the group, easiest first. */
    order: z.number().int().positive(),
    level: z.enum(poseLevels),
    /** How long to hold, as shown: `30–60 sekunder`. */
    duration: prose,
    /** One or two sentences for the card; 60–180 characters. */
    description: prose.min(60).max(180),
    /** What the drawn body does, for those who cannot see it. */
    figureAlt: prose.min(20).max(200),
    benefits: z.array(prose).min(3).max(6),
    targetAreas: z.array(prose).min(2).max(6),
    steps: z.array(prose).min(4).max(8),
    modifications: z.array(prose).min(2).max(5),
    precautions: z.array(prose).min(2).max(5),
    relatedPoses: z.array(z.string()).min(2).max(4),
    updated,
    metaDescription,
    metaKeywords: z.array(z.string().min(2)).min(3).max(8),
    content: z.string(),
  }),
  transform: async ({ content, ...pose }, { collection }) => {
    const id = pose._meta.path;
    if (!isFigureId(id)) throw new Error(`no figure is drawn for «${id}»`);
    const others = await collection.documents();
    return {
      ...pose,
      id,
      hold: holdOf(pose.duration),
      /** Introduction in plain paragraphs. */
      paragraphs: paragraphsOf(prose.parse(content)),
      relatedPoses: pose.relatedPoses.map((id) => {
        const related = others.find((other) => other._meta.path === id);
        if (!related || !isFigureId(id)) throw new Error(`related pose «${id}» does not exist`);
        return { id, name: related.name };
      }),
    };
  },
});

/** `30–60 sekunder på hver side` → the shorter of the two times, in seconds, and whether there are sides. */
function holdOf(duration: string): { seconds: number; bothSides: boolean } {
  const [, shortest, unit] = /^(\d+)–\d+ (sekunder|minutter)/u.exec(duration) ?? [];
  if (!shortest) throw new Error(`the duration «${duration}» does not begin like «30–60 sekunder» or «1–3 minutter»`);
  const seconds = Number(shortest) * (unit === 'minutter' ? 60 : 1);
  return { seconds: Math.max(15, seconds), bothSides: duration.endsWith('på hver side') };
}

function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replaceAll('\n', ' '));
}
