import { expect, test } from 'vitest';
import { helpLines } from '#content';
import { isSalutation } from '../editor/blocks.ts';
import { longestHoldSeconds, shortestHoldSeconds } from '../editor/sequence.ts';
import { sequenceScript } from '../script/from-sequence.ts';
import type { Script } from '../script/script.ts';
import { scriptErrors } from '../script/script-errors.ts';
import { scripts, sequencePoses, sequenceWords, sessions, standaloneSessions } from './sessions.ts';

const spokenPoses = sequencePoses
  .filter(({ block }) => !block)
  .flatMap((pose) => {
    const spoken = sequenceWords.lines[pose.id];
    return spoken ? [{ ...pose, spoken }] : [];
  });

test('everything that is said in a session can be followed with closed eyes, at every length', () => {
  const errors = scripts.flatMap(({ id, kind, script }) =>
    scriptErrors(script, kind === 'yoga').map((error) => `${id}, ${error}`),
  );
  expect(errors).toEqual([]);
});

test("the words of every pose carry a session of one's own, however long it is held", () => {
  const errors = spokenPoses.flatMap((pose) =>
    [shortestHoldSeconds, 60, longestHoldSeconds].flatMap((amount) =>
      ownErrors([{ pose, amount }]).map((error) => `${pose.id}, ${amount} s: ${error}`),
    ),
  );
  expect(errors).toEqual([]);
});

test('from every pose words lead to every other', () => {
  const errors = spokenPoses.flatMap((first) =>
    spokenPoses.flatMap((second) =>
      ownErrors([first, second].map((pose) => ({ pose, amount: shortestHoldSeconds })))
        .filter((error) => /no words lead|in one movement|without saying so/u.test(error))
        .map((error) => `${first.id}, ${second.id}: ${error}`),
    ),
  );
  expect(errors).toEqual([]);
});

test('breath, silence and salutations can be followed between any poses', () => {
  const spokenBlocks = sequencePoses.flatMap((pose) => {
    const spoken = sequenceWords.lines[pose.id];
    return spoken && pose.block && pose.block !== 'section' ? [{ ...pose, spoken }] : [];
  });
  const errors = spokenBlocks.flatMap((block) =>
    spokenPoses.flatMap((pose) =>
      [1, shortestHoldSeconds, longestHoldSeconds]
        .filter((amount) => isSalutation(block.id) === (amount === 1))
        .flatMap((amount) =>
          ownErrors([
            { pose, amount: 30 },
            { pose: block, amount: isSalutation(block.id) ? 3 : amount, isAgain: true },
            { pose, amount: 30 },
          ]).map((error) => `${block.id}, ${pose.id}: ${error}`),
        ),
    ),
  );
  expect(errors).toEqual([]);
});

test('what is told comes at least two seconds after what was told before', () => {
  const crowded = sessions.flatMap(({ id, cues }) =>
    cues
      .slice(1)
      .filter(({ atSeconds }, index) => atSeconds - (cues[index]?.atSeconds ?? 0) < 2)
      .map(({ atSeconds, text }) => `${id}, ${atSeconds} s: ${text}`),
  );
  expect(crowded).toEqual([]);
});

/** Without what is the visitor's own choice: how long the rest is, and how often a pose comes again. */
function ownErrors(chosen: Parameters<typeof sequenceScript>[0]): string[] {
  const chosenErrors = /^«[^»]+» (takes|has) \d+ s of|is said \d+ times$/u;
  return scriptErrors(sequenceScript(chosen, sequenceWords), true).filter((error) => !chosenErrors.test(error));
}

test('who is in a panic is asked to hold no breath, and to close no eyes', () => {
  const said = scripts.filter(({ id }) => id === 'nar-det-stormer').flatMap(({ script }) => wordsOf(script));
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((text) => /\bhold(er)? pusten|lukk øyn|pust dyp|slapp av/iu.test(text))).toEqual([]);
});

test('a number that is said digit by digit is one of those to call', () => {
  const digits = 'null én to tre fire fem seks sju åtte ni'.split(' ');
  const known = Object.values(helpLines.lines).map(({ number }) => number.replaceAll(/\D/gu, ''));
  const run = new RegExp(`(?:${digits.join('|')})(?:, (?:${digits.join('|')})){2,}`, 'giu');
  const said = scripts
    .flatMap(({ script }) => wordsOf(script))
    .flatMap((text) => text.match(run) ?? [])
    .map((number) =>
      number
        .split(', ')
        .map((digit) => digits.indexOf(digit.toLowerCase()))
        .join(''),
    );
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((number) => !known.includes(number))).toEqual([]);
});

test('what one listens to in bed says that one may stop, and never that one must', () => {
  const forBed = standaloneSessions.filter(({ quiet }) => quiet);
  const words = forBed.map(({ id, steps, precautions }) => ({
    id,
    text: [...steps.flatMap(({ lines }) => lines.map(({ text }) => text)), ...precautions].join(' '),
  }));
  expect(words.filter(({ text }) => !/åpne|halvt åpne|stoppe|som du vil/iu.test(text)).map(({ id }) => id)).toEqual([]);
  expect(words.filter(({ text }) => /\b(du må|du skal)\b/iu.test(text)).map(({ id }) => id)).toEqual([]);
});

function wordsOf({ steps }: Script): string[] {
  return steps.flatMap(({ spoken }) => [...spoken.in, ...spoken.hold, ...spoken.out].map(({ text }) => text));
}
