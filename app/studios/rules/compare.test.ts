import { expect, test } from 'vitest';
import { compareNorwegian } from './compare.ts';

test('æ, ø and å come last', () => {
  expect(['Ålesund', 'Asker', 'Ørsta', 'Bodø', 'Ævestad'].toSorted(compareNorwegian)).toEqual([
    'Asker',
    'Bodø',
    'Ævestad',
    'Ørsta',
    'Ålesund',
  ]);
});
