import { z } from 'zod';
import { figureIds, type ShownId, stopIds, variantIds } from '#app/drawings/ids.ts';
import { prose } from '#app/text/editorial.ts';
import { sided } from '#app/text/sided.ts';
import { comfortableSeconds } from './script/pacing.ts';
import { type Station, stations } from './script/stations.ts';

const minutes = z.number().int().min(1).max(60);
const station = z.enum(stations);
const drawnId = z.enum([...figureIds, ...variantIds]);
const shownId = z.enum([...figureIds, ...variantIds, ...stopIds]);

/**
 * One thing that the voice says: the words alone, or with their time. `{side}` and `{other}` are the side that comes
 * first and the other one. `seconds` is from its start to the start of the
 * next line; left out, as long as the words and what they ask for take. `to`: where it brings the body. `least`,
 * `most`: said in sessions of at least, and at most, so many minutes. `draws`: what is shown from its first word on; several
 * take turns, until another line draws something. `eyes`: it opens or closes them.
 */
export const line = z
  .union([
    prose.transform((say) => ({ say })),
    z.strictObject({
      say: prose,
      seconds: z.number().multipleOf(0.5).positive().optional(),
      to: z.union([station.transform((only) => [only]), z.array(station).min(1)]).optional(),
      eyes: z.enum(['open', 'closed']).optional(),
      draws: z.union([shownId.transform((only) => [only]), z.array(shownId).min(2).max(4)]).optional(),
      least: minutes.optional(),
      most: minutes.optional(),
    }),
  ])
  .transform(lineOf);

const lines = z.array(line);
const sideFields = { in: lines.default([]), hold: lines.default([]), out: lines.default([]) };

/**
 * What the voice says in a step: `passage` from where the step before ended, `in`, `hold`, `out`; where it is done on
 * both sides that is the first, and `second` the other in full, with `before` and `after` around the two.
 */
export const spoken = z.strictObject({
  passage: lines.default([]),
  before: lines.default([]),
  ...sideFields,
  second: z.strictObject(sideFields).nullable().default(null),
  after: lines.default([]),
});

/** The lengths that a session can be had in, from short to long; the last is the full one. */
export const lengths = z
  .array(minutes)
  .min(1)
  .refine((all) => all.every((length, index) => length > (all[index - 1] ?? 0)), 'from short to long');

/** What awaits one, in a sentence that is true at every length; who is about to start reads it. */
export const invitation = prose.min(30).max(90);

/** The two ends of a session on the mat. */
export const sessionFields = { invitation, lengths, opening: lines.min(2), closing: lines.default([]) };

/** A step as it is written. */
export const stepFields = {
  figure: z.enum(figureIds),
  /** What is drawn instead of the pose: a key frame, a modification, or several that take turns, such as Cat and Cow. */
  drawn: z.array(drawnId).min(1).max(5).optional(),
  /** How long each of several is drawn, the way to it included; by default half a round of calm breath. */
  drawnSeconds: z.number().int().min(4).max(60).optional(),
  /** Through which figure one comes to it, where its words lead that way: up from the floor, or down to it, by a chair. */
  by: drawnId.optional(),
  name: prose,
  station,
  /** The whole instruction, as it is read on the page: two to four sentences. */
  text: prose.min(40),
  /** `between`: said before the second side, and of neither. */
  spoken: spoken.extend({ between: lines.default([]) }),
  /** Takes what is left of the session, as silence. */
  rest: z.boolean().default(false),
  /** Seconds before its first line, for a bell or for nothing. */
  lead: z.number().min(0).max(10).default(2),
  /** Left out of sessions of fewer minutes. */
  least: minutes.default(0),
  /** Seconds of a round, where a number of them is asked for. */
  round: z.number().positive().default(8),
};

/** One thing to do on the mat. */
export const planStep = z.strictObject(stepFields);

/** Throws where a step that its pose page does «på hver side» has words for one side alone. */
export function checkSides(
  steps: readonly { name: string; figure: string; spoken: { second: object | null } }[],
  poses: readonly { _meta: { path: string }; duration: string }[],
): void {
  const sided = new Set(
    poses.filter(({ duration }) => duration.endsWith('på hver side')).map(({ _meta }) => _meta.path),
  );
  const lacking = steps.find(({ figure, spoken }) => sided.has(figure) && spoken.second === null);
  if (lacking) throw new Error(`«${lacking.name}» is done on both sides: spoken.second says the other in full`);
}

interface WrittenLine {
  say: string;
  seconds?: number | undefined;
  to?: Station[] | undefined;
  draws?: ShownId[] | undefined;
  eyes?: 'open' | 'closed' | undefined;
  least?: number | undefined;
  most?: number | undefined;
}

function lineOf({ say, seconds, to = [], draws, eyes, least = 0, most = Number.MAX_SAFE_INTEGER }: WrittenLine) {
  const words = sided(say);
  const natural = comfortableSeconds(words.text, to.length > 0);
  const shown = { ...(draws && { draws }), ...(eyes && { eyes }) };
  return { ...words, seconds: seconds ?? natural, to, ...shown, minMinutes: least, maxMinutes: most };
}
