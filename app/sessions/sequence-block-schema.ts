import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { figureIds, variantIds } from '#app/drawings/ids.ts';
import { prose } from '#app/text/editorial.ts';
import { breath } from './spoken-session-schema.ts';
import { line } from './spoken-step-schema.ts';

/** Each figure of a round is shown so long, and its words are said as it comes. */
const turnSeconds = 7;
/** The first has the bell before its words. */
const bellSeconds = 2;
const firstSeconds = 8;

const lines = z.array(line).min(1);

/** A line a figure, each as long as the figure is shown. */
const roundAfter = (beforeWords: number) =>
  lines.transform((all) =>
    all.map((said, index) => ({ ...said, seconds: index === 0 ? firstSeconds - beforeWords : turnSeconds })),
  );

const salutation = z
  .strictObject({
    name: prose,
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    figure: z.enum(figureIds),
    precautions: z.array(prose).min(1),
    begin: lines,
    end: lines,
    drawn: z.array(z.enum([...figureIds, ...variantIds])).min(2),
    rounds: z.array(roundAfter(bellSeconds)).min(2),
    /** The same rounds on the other side, where it has two. */
    second: z.array(roundAfter(0)).default([]),
  })
  .refine(
    ({ drawn, rounds, second }) => [...rounds, ...second].every(({ length }) => length === drawn.length),
    'a round has a line for each figure',
  )
  .refine(
    ({ rounds, second }) => second.length === 0 || second.length === rounds.length,
    'each round has its second side, or none has',
  )
  .transform((whole) => ({ ...whole, drawnSeconds: turnSeconds }));

/** What can stand in a visitor's own list beside poses and exercises. */
export const sequenceBlocks = defineSingleton({
  name: 'sequenceBlocks',
  typeName: 'SequenceBlocks',
  filePath: 'content/sequence-blocks.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    breath: z.strictObject({ name: prose, figure: z.enum(figureIds), breath, lines }),
    silence: z.strictObject({ name: prose, figure: z.enum(figureIds), lines }),
    salutation,
    salutationB: salutation,
    section: z.strictObject({ name: prose, again: lines }),
  }),
});
