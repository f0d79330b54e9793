import { describe, expect, test } from 'vitest';
import { pageText, yogaClasses } from '#app/.server/library.ts';
import { speechSeconds } from '#app/sessions/script/pacing.ts';
import { sessionOf } from './sessions.ts';

/** The sessions that are planned step by step, as they are written. */
const plans = [
  ...yogaClasses.map(({ slug, plan, quiet }) => ({
    id: slug,
    steps: plan.flatMap(({ steps }) => steps),
    isQuiet: quiet,
  })),
  { id: 'morgen', steps: pageText('morning-yoga').routine, isQuiet: false },
];

describe.each(plans)('every line of $id is said at its time', ({ id, steps, isQuiet }) => {
  const session = sessionOf(id);
  let atSeconds = 0;
  const timed = steps.map((step) => {
    const startSeconds = atSeconds;
    atSeconds += step.minutes * 60;
    const cues = session.cues.filter((cue) => cue.atSeconds >= startSeconds && cue.atSeconds < atSeconds);
    return { ...step, startSeconds, endSeconds: atSeconds, cues };
  });

  test('none is left out, and they come in the order in which one does them', () => {
    for (const { name, spoken, cues } of timed) {
      const written = [...spoken.in, ...spoken.change, ...spoken.out];
      const said = cues.map(({ text }) => text).filter((text) => written.includes(text));
      expect(said, name).toEqual(written);
      for (const line of spoken.hold)
        expect(
          cues.map(({ text }) => text),
          name,
        ).toContain(line);
    }
  });

  test('the other side begins at half time, and its words name it', () => {
    const twoSided = timed.filter(({ bothSides }) => bothSides);
    expect(twoSided.length).toBeGreaterThan(0);
    for (const { name, spoken, cues, startSeconds, endSeconds } of twoSided) {
      const half = (startSeconds + endSeconds) / 2;
      const cue = cues.find((cue) => cue.atSeconds === half);
      expect(cue, name).toMatchObject({ text: spoken.change[0], bell: isQuiet ? null : 'side' });
      expect(spoken.change.join(' '), name).toMatch(/\bvenstre\b/u);
    }
  });

  test('the way out is said in the last half minute of the step', () => {
    for (const { name, spoken, cues, endSeconds } of timed)
      for (const line of spoken.out) {
        const said = cues.findLast(({ text }) => text === line);
        const leftSeconds = endSeconds - (said?.atSeconds ?? Number.NaN);
        expect(leftSeconds, name).toBeLessThanOrEqual(30);
        expect(leftSeconds, name).toBeGreaterThan(speechSeconds(line));
      }
    expect(timed.at(-1)?.spoken.out.length).toBeGreaterThan(0);
  });

  test('long holds are told when half their time has gone, except where somebody may be asleep', () => {
    const reminded = session.cues.filter(({ text }) => text.includes('Halve tiden er gått her'));
    const long = timed.slice(0, -1).flatMap(({ bothSides, spoken, startSeconds, endSeconds }) => {
      const sides = bothSides ? 2 : 1;
      const seconds = (endSeconds - startSeconds) / sides;
      if (seconds < 150 || (!bothSides && spoken.change.length > 0)) return [];
      return Array.from({ length: sides }, (_, side) => startSeconds + (side + 0.5) * seconds);
    });
    expect(reminded.map((cue) => cue.atSeconds)).toEqual(isQuiet ? [] : long);
    if (id === 'yin') expect(reminded.length).toBeGreaterThan(4);
  });
});
