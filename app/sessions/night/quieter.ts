import { useMemo } from 'react';
import type { Settings } from '../player/settings.ts';
import type { Session } from '../script/session.ts';

/** From here on, as a part of the session, the voice sinks; at the end it is so much softer. */
const sinksFrom = 0.5;
const sinksByDecibels = 9;
const steps = 18;

/** The settings as a session for the night is heard by them: its voice grows quieter towards the end. */
export function useQuieter({ isQuiet }: Session, progress: number, settings: Settings): Settings {
  const percent = isQuiet ? quieterPercent(settings.volume, progress) : settings.volume;
  return useMemo(() => ({ ...settings, volume: percent }), [settings, percent]);
}

/** How loud the voice is, of `percent` at the start; never louder than before. */
export function quieterPercent(percent: number, progress: number): number {
  const sunk = Math.max(0, (progress - sinksFrom) / (1 - sinksFrom));
  const decibels = (Math.round(sunk * steps) / steps) * sinksByDecibels;
  return Math.round(percent * 10 ** (-decibels / 20));
}
