import { expect, it } from 'vitest';
import { checkProse } from './editorial.ts';

it('a text may hold a picture of the site’s own, with words for those who cannot see it', () => {
  expect(() => checkProse('Slik:\n\n![En stol ved et vindu](/bilder/stol.jpg "Stolen")\n', 'body')).not.toThrow();
});

it.each([
  ['![](/bilder/stol.jpg)', 'needs words'],
  ['![Stol](https://example.no/stol.jpg)', 'must lie in public/'],
  ['![Kurerer hodepine](/bilder/stol.jpg)', 'health claim'],
  ['Kom igjen!', 'no exclamation marks'],
])('%s is refused: %s', (text, cause) => {
  expect(() => checkProse(text, 'body')).toThrow(cause);
});
