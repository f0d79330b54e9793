import { expect, test } from 'vitest';
import { composedSession } from '../composer/composed-session.ts';
import { composeNearest } from '../composer/nearest.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { composerWords, repertoire } from './composer.ts';

function told(wish: Partial<Wish>): { said: string; shown: string } {
  const composition = composeNearest({ ...usualWish, ...wish }, repertoire, composerWords);
  if (!composition) throw new Error('the wish is not met');
  const said = composition.script.steps[0]?.spoken.in.map(({ text }) => text).join(' ') ?? '';
  return { said, shown: composedSession(composition).precautions?.join(' ') ?? '' };
}

test('what may be a sign of pre-eclampsia is not told to wait', () => {
  const { said, shown } = told({ place: 'stol', conditions: ['hoyt-blodtrykk', 'oyetrykk', 'gravid'] });
  expect(said).toMatch(/hodepine, uklart syn .* ringer du fødeavdelingen straks/u);
  expect(shown).toContain('svangerskapsforgiftning');
});

test('what may be a torn retina or a sudden rise of pressure in the eye is not told to wait', () => {
  const { said, shown } = told({ place: 'stol', conditions: ['oyetrykk'] });
  expect(said).toMatch(/øyesmerter, lysglimt eller skygge, og ring legevakten straks/u);
  expect(shown).toMatch(/skygge, eller verker det i et øye, ringer du legevakten straks/u);
});

test('a sore hip is asked to choose a high seat, and nobody else is', () => {
  expect(told({ place: 'stol', conditions: ['hofte'] }).said).toContain('Velg en høy stol');
  expect(told({ place: 'stol' }).said).not.toContain('høy stol');
});
