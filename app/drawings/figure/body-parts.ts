/** What a close-up of a figure may show. Right and left are the body's own. */
export const bodyParts = [
  'head',
  'chest',
  'back',
  'belly',
  'hips',
  'arms',
  'hands',
  'right-hand',
  'left-hand',
  'knees',
  'right-knee',
  'left-knee',
  'feet',
  'right-foot',
  'left-foot',
] as const;

export type BodyPart = (typeof bodyParts)[number];
