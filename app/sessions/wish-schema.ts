import { z } from 'zod';
import { needs, places, props } from './composer/knowledge.ts';
import { longestMinutes, shortestMinutes, wishLevels } from './composer/wish.ts';

/** A wish as it is written in content, without the conditions; its address follows the composer's. */
export const writtenWish = z.strictObject({
  need: z.enum(needs),
  minutes: z.number().int().min(shortestMinutes).max(longestMinutes),
  place: z.enum(places),
  level: z.enum(wishLevels),
  props: z.array(z.enum(props)).default([]),
  seed: z.number().int().nonnegative(),
});
