import { type RefObject, useEffect, useRef } from 'react';
import type { PlayerState } from '../player/player-state.ts';
import type { Settings } from '../player/settings.ts';
import { type Background, openBackground } from './background.ts';
import { NightScreen } from './night-screen.tsx';

interface NightProps {
  status: PlayerState['status'];
  settings: Settings;
  /** Whether one looks at poses: the screen goes black only when they are over. */
  isWatched: boolean;
}

/** What the night adds to a session: a black screen, and a background that goes on when the words are over. */
export function Night({ status, isWatched, settings: { ambience, ambienceVolume, afterMinutes } }: NightProps) {
  const background = useRef<Background>(null);
  const isRunning = status === 'running';
  const isFinished = status === 'finished';
  const isWanted = ambience !== null && afterMinutes > 0;
  // Opened while the session runs: once it is over the phone may be locked, and would let nothing begin.
  useEffect(() => {
    if (!isRunning || !isWanted || background.current) return;
    const opened = openBackground(ambience, () => {
      if (background.current === opened) background.current = null;
    });
    background.current = opened;
  }, [isRunning, isWanted, ambience]);
  useEffect(() => {
    if (!isFinished || !isWanted) return;
    background.current?.playFor(afterMinutes * 60, ambienceVolume);
    return () => close(background);
  }, [isFinished, isWanted, afterMinutes, ambienceVolume]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another background is another sound
  useEffect(() => () => close(background), [ambience]);
  return (isFinished || (isRunning && !isWatched)) && <NightScreen />;
}

function close(background: RefObject<Background | null>): void {
  background.current?.stop();
  background.current = null;
}
