import { useRef } from 'react';
import { paths } from '#app/paths.ts';
import { type KeptLink, leftAt, useMemory, withDone, withLeft } from '#app/practice/browser.ts';
import type { Session } from './script/session.ts';

/** Where one is in a session is written down as often. */
const stepSeconds = 10;

/** What the device remembers of a session, where the visitor has turned that on: where it was left, and that it is done. */
export function useSessionMemory({ title, seconds }: Pick<Session, 'title' | 'seconds'>) {
  const { memory, change, turnOn } = useMemory();
  const underWay = useRef({ path: '', fromSeconds: 0, keptSeconds: 0, beganAtMs: 0, isDone: false });
  return {
    memory,
    change,
    turnOn,
    /** Where this session was left within the last day; null where it begins from its start. */
    leftSeconds: memory && leftAt(memory, here(), seconds, Date.now()),
    begin(fromSeconds: number, path = here()) {
      underWay.current = { path, fromSeconds, keptSeconds: fromSeconds, beganAtMs: Date.now(), isDone: false };
      if (path.startsWith(`${paths.composer()}?`)) change((before) => ({ ...before, wish: { path, title } }));
    },
    /** Takes how much of the session is over, 0 to 1. */
    follow(progress: number): void {
      const { path, fromSeconds, keptSeconds, beganAtMs, isDone } = underWay.current;
      const atSeconds = Math.floor(progress * seconds);
      const link: KeptLink = { path, title };
      // At 0 it has not begun, or is being left: where one was is not forgotten for that.
      if (path === '' || isDone || progress === 0) return;
      if (progress === 1) {
        underWay.current.isDone = true;
        // Who skips has not practised, and who pauses no longer than the session.
        const spentSeconds = Math.min(seconds - fromSeconds, (Date.now() - beganAtMs) / 1000);
        const minutes = Math.max(1, Math.round(spentSeconds / 60));
        change((before) => withDone(before, { ...link, minutes, atMs: Date.now() }));
      } else if (Math.abs(atSeconds - keptSeconds) >= stepSeconds) {
        underWay.current.keptSeconds = atSeconds;
        change((before) => withLeft(before, { ...link, seconds: atSeconds, atMs: Date.now() }));
      }
    },
    isDone: () => underWay.current.isDone,
  };
}

/** The page that is shown, as it can be opened again. */
function here(): string {
  return location.pathname + location.search;
}
