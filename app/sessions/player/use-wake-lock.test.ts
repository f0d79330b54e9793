import { expect, test } from 'vitest';
import { shortSession } from '../script/testing-session.ts';
import { needsScreen } from './use-wake-lock.ts';

const sounding = { isSounding: () => true };
const recorded = { ...shortSession, cues: shortSession.cues.map((cue) => ({ ...cue, isRecorded: true })) };

test('the screen may go dark by night, while recorded sound carries the session, and never else', () => {
  expect(needsScreen({ ...recorded, isQuiet: true }, sounding)).toBe(false);
  expect(needsScreen({ ...recorded, isQuiet: true }, { isSounding: () => false })).toBe(true);
  expect(needsScreen(recorded, sounding)).toBe(true);
  expect(needsScreen({ ...shortSession, isQuiet: true }, sounding)).toBe(true);
});
