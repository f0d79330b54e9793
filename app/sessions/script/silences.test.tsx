import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sessions } from '../.server/sessions.ts';
import { silenceInWords, silencesOf } from './silences.ts';
import { shortSession } from './testing-session.ts';
import { Transcript } from './transcript.tsx';

const long = {
  ...shortSession,
  seconds: 180,
  steps: shortSession.steps.map((step) => (step.name === 'Hvile' ? { ...step, seconds: 139 } : step)),
  cues: shortSession.cues.map((cue) => (cue.bell === 'end' ? { ...cue, atSeconds: 180, isSilent: true } : cue)),
};

test('it is silent from the last word until something is said or rung again', () => {
  const [rest, ...others] = silencesOf(long);
  expect(others).toEqual([]);
  expect(rest?.fromSeconds).toBeGreaterThan(42);
  expect((rest?.fromSeconds ?? 0) + (rest?.seconds ?? 0)).toBe(180);
});

test('where tones lead the breath it is not silent, but by night', () => {
  const breath = [{ kind: 'in' as const, seconds: 4 }];
  const guided = { ...long, steps: long.steps.map((step) => ({ ...step, breath })) };
  expect(silencesOf(guided)).toEqual([]);
  expect(silencesOf({ ...guided, isQuiet: true })).toHaveLength(1);
});

test.each([
  [30, 'et halvt minutt'],
  [50, 'ett minutt'],
  [125, 'to minutter'],
  [468, 'åtte minutter'],
  [1200, '20 minutter'],
])('%i seconds are told as «%s»', (seconds, words) => {
  expect(silenceInWords({ fromSeconds: 0, seconds })).toBe(`Stillhet i ${words}`);
});

test('the transcript tells of bells and silences where they are', () => {
  const words = renderToStaticMarkup(<Transcript session={long} />).replaceAll(/<[^>]+>/gu, ' ');
  expect(words).toContain('(Gongslag.) Legg deg ned. (Stillhet i to minutter.) (Gongslag.)');
});

test('no transcript leaves out a silence or a bell', () => {
  const offenders = sessions.filter((session) => {
    const words = renderToStaticMarkup(<Transcript session={session} />);
    const bells = session.cues.filter(({ bell }) => bell !== null);
    return (
      words.split('(Stillhet').length - 1 !== silencesOf(session).length ||
      words.split('(Gongslag').length - 1 !== bells.length
    );
  });
  expect(offenders.map(({ id }) => id)).toEqual([]);
});
