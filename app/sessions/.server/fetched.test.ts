import { expect, test } from 'vitest';
import { composeNearest } from '../composer/nearest.ts';
import { fetchedInWords } from '../composer/things.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { composerWords, repertoire } from './composer.ts';

test.each<[string, Partial<Wish>, RegExp]>([
  ['on a chair, the chair', { place: 'stol' }, /^en stødig stol/u],
  ['at work too', { place: 'kontor', need: 'nakke' }, /^en stødig stol/u],
  ['in bed, the cushion under the head', { place: 'seng', need: 'sovn' }, /en pute|\p{L}+ puter/u],
  ['in bed, two to lie propped up on', { place: 'seng', need: 'ro', conditions: ['gravid'] }, /(to|tre|fire) puter/u],
])('what to fetch: %s', (_, asked, expected) => {
  const composed = composeNearest({ ...usualWish, minutes: 15, ...asked }, repertoire, composerWords);
  if (!composed) throw new Error('the wish is not met');
  expect(fetchedInWords(composed.plan, composed.wish)).toMatch(expected);
});
