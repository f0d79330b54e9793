import { useEffect } from 'react';
import type { TrackClock } from '../clock/track-clock.ts';
import type { Session } from '../script/session.ts';
import { isWhollyRecorded } from '../track/spoken.ts';

/** Whether a dark screen would end it. By night the sound alone carries it, where the track says every line. */
export function needsScreen(session: Session, clock: Pick<TrackClock, 'isSounding'>): boolean {
  return !(session.isQuiet && isWhollyRecorded(session) && clock.isSounding());
}

/** Keeps the screen lit while a session runs, where the browser can. */
export function useWakeLock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // Refused on a low battery: the session runs on with a dark screen.
      }
    };
    void ask();
    // The browser lets go of the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isRunning]);
}

/** While a session is under way the browser asks before it closes the page. */
export function useLeaveGuard(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
