import { defineCollection, defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { checkConditions, conditionFields } from '#app/conditions/condition-schema.ts';
import { conditionIds, things } from '#app/conditions/index.ts';
import { figureIds, isFigureId, variantIds } from '#app/drawings/ids.ts';
import { prose, updated } from '#app/text/editorial.ts';
import {
  circumstances,
  families,
  intensities,
  matsLeft,
  needs,
  places,
  props,
  roles,
  shapes,
  wayCircumstances,
} from './composer/knowledge.ts';
import { stations } from './script/stations.ts';
import { line, spoken, stepFields } from './spoken-step-schema.ts';

const drawnId = z.enum([...figureIds, ...variantIds]);

/** What a session that is put together for somebody asks of a pose or an exercise; docs/composer.md tells what each is for. */
const practice = z.strictObject({
  places: z.array(z.enum(places)).min(1),
  roles: z.array(z.enum(roles)).min(1),
  warms: z.array(z.enum(families)),
  loads: z.array(z.enum(families)),
  shapes: z.array(z.enum(shapes)),
  counters: z.array(z.enum(shapes)),
  intensity: z.literal(intensities),
  /** The shortest and the longest sensible hold, of each side. */
  holdSeconds: z
    .tuple([z.number().int().min(10), z.number().int().max(300)])
    .refine(([shortest, longest]) => shortest < longest, 'from short to long'),
  /** So long it may be held where calm is asked for, and nothing else is left to fill the time. */
  calmSeconds: z.number().int().max(600).default(0),
  /** One stays in it without moving, for long: a still seat, legs up a wall, the breath. */
  still: z.boolean().default(false),
  /** The longest hold with a condition, where that is shorter. */
  mostSeconds: z.partialRecord(z.enum(conditionIds), z.number().int().min(10)).default({}),
  props: z.array(z.enum(props)),
  /** What its lines speak of. */
  uses: z.array(z.enum(things)).default([]),
  /** One sits on a folded blanket in it, and may stay there. */
  sitsOnBlanket: z.boolean().default(false),
  /** How many cushions its lines need. */
  cushions: z.number().int().min(0).max(2).default(1),
  needs: z.array(z.enum(needs)),
  /** It opens the hips, and does not only move them. */
  opensHips: z.boolean().default(false),
  /** Needs that it is not for, beside others either. */
  notFor: z.array(z.enum(needs)).default([]),
  /** Conditions that turn it into something else than its lines lead into. */
  otherPoseFor: z.array(z.enum(conditionIds)).default([]),
  /** Conditions whose advice is to lie propped up. */
  proppedFor: z.array(z.enum(conditionIds)).default([]),
  /** Conditions whose advice is shown, and not said at the way in. */
  shownFor: z.array(z.enum(conditionIds)).default([]),
  /** Conditions whose advice is about getting up afterwards. */
  shownAfter: z.array(z.enum(conditionIds)).default([]),
  /** It is learnt from a teacher in the same room. */
  taughtInPerson: z.boolean().default(false),
  /** One stands in it with bent knees. */
  bendsKnees: z.boolean().default(false),
  /** So long the head clears afterwards, for everybody. */
  clearSeconds: z.number().int().min(0).max(30).default(0),
  /** What is said in place of a line without something that not everybody has or that is in use, or to who is there already. */
  otherwise: z
    .array(
      z.strictObject({
        without: z.enum(props).optional(),
        at: z.enum(matsLeft).optional(),
        when: z.enum(circumstances).optional(),
        line: prose,
        say: prose,
      }),
    )
    .default([]),
  /** One comes back to the mat from it. */
  leavesMat: z.enum(matsLeft).nullable().default(null),
});

/** Something to do beside the poses: on a chair, in bed, standing, and the movements of classes; its id is the file name. */
export const exercises = defineCollection({
  name: 'exercises',
  typeName: 'Exercise',
  directory: 'content/exercises',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    name: prose,
    /** What it is, in a sentence or two, on cards and for search engines. */
    description: prose.min(60).max(155),
    updated,
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    figure: z.enum(figureIds),
    drawn: stepFields.drawn,
    drawnSeconds: stepFields.drawnSeconds,
    /** What it is shown by on its page and its card, where that is not the first that is drawn. */
    picture: drawnId.optional(),
    /** What stands beside its lines on the page, in, during and out: one for each; null goes on with the step before. */
    stepFigures: z.array(drawnId.nullable()).optional(),
    spoken: spoken.extend({
      from: z.enum(stations),
      station: z.enum(stations).optional(),
      rest: z.boolean().default(false),
    }),
    practice,
    ...conditionFields,
  }),
  transform: (exercise) => {
    checkConditions(exercise.movements, exercise.conditions);
    const { from, station = from, rest: isRest, ...lines } = exercise.spoken;
    const lineCount = lines.in.length + lines.hold.length + lines.out.length;
    if (exercise.stepFigures && (exercise.stepFigures.length !== lineCount || exercise.stepFigures[0] === null))
      throw new Error(`stepFigures stand for ${lineCount} lines, the first of them drawn`);
    if (isFigureId(exercise._meta.path)) throw new Error('the id is that of a figure: a pose may need it');
    return { ...exercise, id: exercise._meta.path, spoken: lines, from, station, isRest };
  },
});

/** The same of the poses of the library, by their ids. */
export const posePractice = defineSingleton({
  name: 'posePractice',
  typeName: 'PosePractice',
  filePath: 'content/pose-practice.yaml',
  parser: 'yaml',
  schema: z.strictObject({ poses: z.partialRecord(z.enum(figureIds), practice) }),
});

const lines = z.array(line).min(1);
const used = z.array(z.enum(things));
/** A welcome, and the things that it speaks of. */
const welcome = z.strictObject({ uses: used, lines });
/** Lines for things of a kind, one for each choice of them. */
const thingsAtHand = z
  .array(z.strictObject({ uses: used, cushions: z.number().int().optional(), line }))
  .refine((group) => {
    const kinds = new Set(group.flatMap(({ uses }) => uses));
    const choices = new Set(group.map(({ uses }) => uses.toSorted().join()));
    return choices.size === 2 ** kinds.size - 1 && !choices.has('');
  }, 'a line for each choice of its things');
/** Said instead of the usual ways: to who has one of some conditions, or to whom the floor is far. */
const carefulWays = z.array(
  z.strictObject({
    from: z.enum(stations),
    to: z.enum(stations),
    for: z.array(z.enum(conditionIds)).optional(),
    with: z.enum(conditionIds).optional(),
    far: z.boolean().default(false),
    when: z.enum(wayCircumstances).optional(),
    wordings: z.array(lines),
  }),
);

const wordsFor = z.strictObject({ for: z.array(z.enum(conditionIds)).optional(), lines });

/** What is said around the poses of a session that is put together for somebody. */
export const composing = defineSingleton({
  name: 'composing',
  typeName: 'Composing',
  filePath: 'content/composing.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    opening: z.record(z.enum(places), welcome),
    standingOpening: welcome,
    highSeat: lines,
    phone: z.strictObject({ for: z.array(z.enum(conditionIds)), line }),
    atHand: z.array(thingsAtHand),
    cover: lines,
    stop: z.partialRecord(z.enum(conditionIds), lines),
    pressureInPregnancy: lines,
    propped: z.array(wordsFor),
    proppedInBed: welcome,
    moreCushions: lines,
    offBlanket: lines,
    offMat: lines,
    cushionsAway: lines,
    offCushions: z.array(wordsFor),
    offCushionsInBed: z.array(wordsFor),
    bedding: lines,
    underHead: lines,
    underHeadReady: lines,
    underHeadFromSeat: lines,
    hipRolls: lines.refine(({ length }) => length === 2, 'of the good side, and of the left one'),
    risen: lines,
    rising: z.record(z.enum(places), lines),
    risingFromSide: lines,
    risingOnBlanket: lines,
    risingOnFists: lines,
    risingFromBed: z.array(wordsFor),
    risingFromFloor: lines,
    again: lines,
    rounds: lines,
    roundsOnHands: z.array(wordsFor),
    firstSide: lines,
    sitDown: lines,
    backToMat: z.record(z.enum(matsLeft), lines),
    carefulWays,
    closing: lines,
    farewell: lines,
    livelyFarewell: lines,
    lively: lines,
    livelyLow: lines,
    livelySteady: lines,
    bedClosing: lines,
    bedAwake: lines,
    bedWaking: z.array(wordsFor),
    bedEdge: lines,
    night: z.strictObject({ bed: lines, rising: lines, out: lines, closing: z.record(z.enum(places), z.array(line)) }),
    restMore: lines,
    restSitting: lines.max(1),
    breaths: lines,
  }),
});
