import { z } from 'zod';
import type { Position } from './distance.ts';

/** How sure it is: the house itself, somewhere in its street, somewhere in its postal area. */
export const positionLevels = ['house', 'street', 'place'] as const;

export interface StudioPosition extends Position {
  readonly level: (typeof positionLevels)[number];
  /** Four digits, where an address service has told it. */
  readonly municipality: string | null;
}

/** Norway with Svalbard and Jan Mayen, and room around it: a position beyond is a mistake. */
const schema = z.object({
  latitude: z.number().min(57).max(82),
  longitude: z.number().min(-10).max(35),
  level: z.enum(positionLevels),
  municipality: z
    .string()
    .regex(/^\d{4}$/)
    .nullable()
    .default(null),
});

/** The cell of the table; null where it holds no place in Norway. Never throws. */
export function readPosition(text: string | null): StudioPosition | null {
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** To five decimals, about a metre, so that the same place is the same text. */
export function writePosition({ latitude, longitude, level, municipality }: StudioPosition): string {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return JSON.stringify({ latitude: round(latitude), longitude: round(longitude), level, municipality });
}
