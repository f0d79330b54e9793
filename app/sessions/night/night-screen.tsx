import { useEffect, useRef, useState } from 'react';
import styles from './night-screen.module.css';

/** So long after the last touch the screen goes black. */
const untouchedMs = 30_000;

/** A black screen with one dim dot while nobody touches the device; a touch brings the page back, and does nothing else. */
export function NightScreen() {
  const screen = useRef<HTMLDivElement>(null);
  const isUntouched = useUntouched();
  // Above everything, whatever box the player lies in.
  useEffect(() => {
    if (isUntouched) screen.current?.showPopover();
  }, [isUntouched]);
  if (!isUntouched) return null;
  return (
    <div ref={screen} className={styles.screen} popover="manual" aria-hidden="true" data-night-screen>
      <span />
    </div>
  );
}

function useUntouched(): boolean {
  const [isUntouched, setUntouched] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const touched = () => {
      clearTimeout(timer);
      setUntouched(false);
      timer = setTimeout(() => setUntouched(true), untouchedMs);
    };
    touched();
    // The end of a touch: what lies under the black screen is not pressed.
    const events = ['click', 'pointerup', 'keydown', 'wheel'] as const;
    for (const event of events) addEventListener(event, touched);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, touched);
    };
  }, []);
  return isUntouched;
}
