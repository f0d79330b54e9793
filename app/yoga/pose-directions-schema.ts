import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { prose } from '#app/text/editorial.ts';
import { type BodyPart, bodyParts } from './pose-directions.ts';

const fewest = 10;
const directions = z.array(prose).min(1);
const parts = Object.fromEntries(bodyParts.map((part) => [part, directions])) as Record<BodyPart, typeof directions>;

/** A pose in words that can be checked without eyes, in the order in which the body is settled. */
const poseDirections = z
  .strictObject({
    /** Why the head comes first, in words for the visitor; left out, the feet do. */
    headFirst: prose.optional(),
    weight: prose,
    right: prose,
    ...parts,
  })
  .refine(
    (pose) => bodyParts.reduce((sum, part) => sum + pose[part].length, 0) >= fewest,
    `fewer than ${fewest} directions`,
  );

/** The directions of poses and exercises, by their ids. */
export const posesByWords = defineSingleton({
  name: 'posesByWords',
  typeName: 'PosesByWords',
  filePath: 'content/pose-directions.yaml',
  parser: 'yaml',
  schema: z.strictObject({ directions: z.record(z.string(), poseDirections) }),
});
