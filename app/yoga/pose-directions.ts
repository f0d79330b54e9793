/** The body from below, as a teacher goes through it. */
export const bodyParts = ['feet', 'legs', 'trunk', 'arms', 'head'] as const;

export type BodyPart = (typeof bodyParts)[number];
