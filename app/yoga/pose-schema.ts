import { defineCollection } from '@content-collections/core';
import { z } from 'zod';
import { checkConditions, conditionFields } from '#app/conditions/condition-schema.ts';
import { bodyParts, figureIds, isFigureId, variantIds } from '#app/drawings/ids.ts';
import { stations } from '#app/sessions/script/index.ts';
import { spoken } from '#app/sessions/spoken-step-schema.ts';
import { metaDescription, prose, reviewFields, updated } from '#app/text/editorial.ts';
import { figureTexts } from './figure-text-schema.ts';

export const poseGroups = ['standing', 'seated', 'inverted', 'backbends'] as const;
export const poseLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** What the body looks like at some of the steps, and the step at which it is in the pose. */
const entrySequence = z.strictObject({
  frames: z
    .array(z.strictObject({ step: z.number().int().positive(), figure: z.enum(figureIds) }))
    .min(1)
    .max(3),
  arrival: z.number().int().positive(),
});

/** A way to make the pose one's own; drawn where a picture says more than the words. */
const modification = z.union([
  prose.transform((text) => ({ text, figure: null })),
  z.strictObject({ text: prose, figure: z.enum([...figureIds, ...variantIds]) }),
]);

/** A drawn body, or a close-up of the part of it that is spoken of. */
const stepFigure = z.union([
  z.enum([...figureIds, ...variantIds]).transform((figure) => ({ figure, part: null })),
  z.strictObject({ figure: z.enum([...figureIds, ...variantIds]), part: z.enum(bodyParts) }),
]);

/** One yoga pose; its id is the file name (ascii Sanskrit), which also names its figure in `app/drawings/figure`. */
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
    /** What stands beside each step, in their order: a body that does what the words say. */
    stepFigures: z.array(stepFigure),
    entrySequence,
    /** What the voice says in a session of the visitor's own; from where, where the pose is held, whether it is a rest. */
    spoken: spoken.extend({
      from: z.enum(stations),
      station: z.enum(stations).optional(),
      rest: z.boolean().default(false),
    }),
    modifications: z.array(modification).min(2).max(5),
    precautions: z.array(prose).min(2).max(5),
    relatedPoses: z.array(z.string()).min(2).max(4),
    updated,
    ...reviewFields,
    ...conditionFields,
    metaDescription,
    metaKeywords: z.array(z.string().min(2)).min(3).max(8),
    content: z.string(),
  }),
  transform: async ({ content, ...pose }, { collection, documents }) => {
    const id = pose._meta.path;
    if (!isFigureId(id)) throw new Error(`no figure is drawn for «${id}»`);
    checkConditions(pose.movements, pose.conditions);
    const others = await collection.documents();
    const { frames, arrival } = pose.entrySequence;
    const steps = [...frames.map(({ step }) => step), arrival];
    if (steps.some((step, index) => step > pose.steps.length || step < (steps[index - 1] ?? 1)))
      throw new Error(`the way in has steps ${steps.join(', ')} of ${pose.steps.length}`);
    if (pose.stepFigures.length !== pose.steps.length)
      throw new Error(`${pose.stepFigures.length} stepFigures stand for ${pose.steps.length} steps`);
    if (!pose.stepFigures.some(({ figure, part }) => figure === id && !part))
      throw new Error('the pose itself stands beside none of its steps');
    const hold = holdOf(pose.duration);
    const { from, station = from, rest: isRest, ...lines } = pose.spoken;
    if (hold.bothSides !== (lines.second !== null)) throw new Error('spoken.second goes with «på hver side»');
    const texts = documents(figureTexts).at(0)?.figures ?? {};
    const altOf = (figure: string): string => {
      const alt = others.find((other) => other._meta.path === figure)?.figureAlt ?? texts[figure];
      if (alt === undefined) throw new Error(`content/figures.yaml has no words for «${figure}»`);
      return alt;
    };
    return {
      ...pose,
      id,
      hold,
      spoken: lines,
      from,
      station,
      isRest,
      entrySequence: { frames: frames.map((frame) => ({ ...frame, alt: altOf(frame.figure) })), arrival },
      stepDrawings: pose.stepFigures.map(({ figure, part }) => ({ figure, part, alt: altOf(figure) })),
      modifications: pose.modifications.map(({ text, figure }) => ({
        text,
        drawing: figure && { figure, alt: altOf(figure) },
      })),
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
