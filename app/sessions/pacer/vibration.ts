import { useEffect } from 'react';
import type { Settings } from '../player/settings.ts';
import type { Player } from '../player/use-player.ts';
import type { BreathKind, Session } from '../script/session.ts';

/** Told apart by the hand alone, in milliseconds on, off, on: one long for in, two short for out, a tick where the breath stands. */
const patterns: Readonly<Record<BreathKind, readonly number[]>> = {
  in: [220],
  hold: [40],
  out: [70, 90, 70],
  rest: [40],
};

/** Whether the breath of a session may be felt: an exercise of breath alone, and not in bed. */
export function canBeFelt({ kind, isQuiet }: Pick<Session, 'kind' | 'isQuiet'>): boolean {
  return kind === 'breathing' && !isQuiet;
}

/** The device shakes when the breath turns, where it can and the visitor lets it. */
export function useBreathVibration(
  session: Session,
  { state, moment }: Pick<Player, 'state' | 'moment'>,
  { vibration }: Settings,
): void {
  const isFelt = vibration && canBeFelt(session) && state.status === 'running';
  const { kind, sinceSeconds } = moment.breath ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase of the same kind is felt too
  useEffect(() => {
    if (isFelt && kind && 'vibrate' in navigator) navigator.vibrate([...patterns[kind]]);
  }, [isFelt, kind, sinceSeconds]);
}
