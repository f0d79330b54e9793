import { expect, test } from 'vitest';
import { type BreathingText, breathInWords, breathingSession } from './breathing.ts';
import { speechSeconds } from './pacing.ts';
import type { BreathPhase } from './session.ts';

const long: BreathPhase[] = [
  { kind: 'in', seconds: 4 },
  { kind: 'hold', seconds: 7 },
  { kind: 'out', seconds: 13 },
];
const short: BreathPhase[] = [
  { kind: 'in', seconds: 3 },
  { kind: 'rest', seconds: 1 },
];
const text: BreathingText = {
  id: 'rolig',
  title: 'Rolig pust',
  prepare: ['Sett deg godt til rette.', 'Kjenn setet mot stolen.'],
  breath: long,
  rounds: 3,
  finish: ['Slipp pusten fri.', 'Kjenn etter hvordan du har det.'],
  precautions: ['Stopp når du blir svimmel.'],
};
const plain = breathingSession(text);
const warmed = breathingSession({ ...text, warmUp: { breath: short, rounds: 2 } });
const saying = (lines: readonly string[]) => lines.reduce((sum, line) => sum + speechSeconds(line), 0);

test('the steps follow one another without a gap, and the rounds last as long as they are', () => {
  expect(warmed.steps.map(({ name, breath }) => [name, breath])).toEqual([
    ['Finn stillingen', []],
    ['Kortere først', short],
    ['Pust i takt', long],
    ['Pust som vanlig', []],
  ]);
  expect(warmed.steps.slice(1, 3).map(({ seconds }) => seconds)).toEqual([8, 72]);
  expect(plain.steps.map(({ name }) => name)).toEqual(['Finn stillingen', 'Pust i takt', 'Pust som vanlig']);
  for (const { steps, seconds } of [plain, warmed]) {
    const ends = steps.map((step) => step.startSeconds + step.seconds);
    expect(steps.map(({ startSeconds }) => startSeconds)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(seconds);
  }
});

test('there is time to say everything, a moment before the rounds, and quiet after the last word', () => {
  const [prepare, , finish] = plain.steps;
  expect(prepare?.seconds).toBeGreaterThanOrEqual(2 + saying(text.prepare) + 2 * 1.5 + 2);
  expect(prepare?.seconds).toBeLessThan(2 + saying(text.prepare) + 2 * 1.5 + 3);
  expect(finish?.seconds).toBeGreaterThanOrEqual(2 + saying(text.finish) + 2 * 1.5 + 8);
  expect(finish?.seconds).toBeLessThan(2 + saying(text.finish) + 2 * 1.5 + 9);
});

test('each part says its lines within its time, and names itself to the eye with a bell', () => {
  const [prepare, warmUp, rounds, finish] = warmed.steps.map(({ startSeconds }) => startSeconds);
  expect(
    warmed.cues.map(({ id, kind, bell, isSilent, text: said }) => [id, kind, bell, isSilent ?? false, said]),
  ).toEqual([
    ['1-0', 'opening', 'step', true, 'Finn stillingen.'],
    ['1-1', 'opening', null, false, 'Sett deg godt til rette.'],
    ['1-2', 'opening', null, false, 'Kjenn setet mot stolen.'],
    ['2-1', 'hold', null, false, 'Kortere først. Inn på tre, hvil på én.'],
    ['3-1', 'hold', null, false, 'Inn på fire, hold på sju, ut på 13.'],
    ['4-0', 'closing', 'step', true, 'Pust som vanlig.'],
    ['4-1', 'closing', null, false, 'Slipp pusten fri.'],
    ['4-2', 'closing', null, false, 'Kjenn etter hvordan du har det.'],
    ['slutt', 'closing', 'end', true, 'Økten er ferdig.'],
  ]);
  const at = (id: string) => warmed.cues.find((cue) => cue.id === id)?.atSeconds ?? Number.NaN;
  expect([at('1-0'), at('1-1'), at('2-1'), at('3-1')]).toEqual([prepare, (prepare ?? 0) + 2, warmUp, rounds]);
  expect([at('4-0'), at('4-1'), at('slutt')]).toEqual([finish, (finish ?? 0) + 2, warmed.seconds]);
  const gap = (from: string, to: string, said: string) => at(to) - at(from) - speechSeconds(said);
  expect(gap('1-1', '1-2', 'Sett deg godt til rette.')).toBeCloseTo(gap('1-2', '2-1', 'Kjenn setet mot stolen.'), 0);
  expect(gap('4-1', '4-2', 'Slipp pusten fri.')).toBeLessThanOrEqual(4.1);
  expect(plain.cues.map(({ id }) => id)).toEqual(['1-0', '1-1', '1-2', '2-1', '3-0', '3-1', '3-2', 'slutt']);
});

test('holding the breath is demanding, and nothing else is', () => {
  expect(plain.isDemanding).toBe(true);
  expect(breathingSession({ ...text, breath: short }).isDemanding).toBe(false);
  expect(plain).toMatchObject({ id: 'rolig', title: 'Rolig pust', kind: 'breathing', isQuiet: false, lengths: [] });
});

test('a round is written with its numbers', () => {
  expect(breathInWords(long)).toBe('Inn på 4, hold på 7, ut på 13');
  expect(breathInWords(short)).toBe('Inn på 3, hvil på 1');
});
