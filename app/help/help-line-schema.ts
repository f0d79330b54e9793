import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { prose } from '#app/text/editorial.ts';

/** The lines that texts may name, the most urgent first. */
export const helpLineIds = [
  'emergency',
  'police',
  'urgentCare',
  'mentalHealth',
  'church',
  'poison',
  'children',
  'violence',
] as const;

/** The one list of numbers to call. */
export const helpLines = defineSingleton({
  name: 'helpLines',
  typeName: 'HelpLines',
  filePath: 'content/help-lines.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    lines: z.record(
      z.enum(helpLineIds),
      z.strictObject({
        name: prose,
        /** As it is written: `116 123`. */
        number: z.string().regex(/^\d{2,3}( ?\d{2,3})*$/),
        /** Whom it is for, in a sentence. */
        about: prose,
        /** The line's own page. */
        page: z.url({ protocol: /^https$/ }),
        /** The day on which a person called up the page and compared; null until somebody has. */
        checked: z.iso.date().nullable(),
        /** Stored public copies that give the number, of unknown age: no check, but more than memory. */
        storedCopies: z
          .array(
            z.strictObject({
              page: z.url(),
              /** What of the entry the copy confirms. */
              confirms: z.array(z.enum(['number', 'hours', 'free'])).min(1),
              /** The day on which the copy was read. */
              read: z.iso.date(),
            }),
          )
          .default([]),
      }),
    ),
  }),
});
