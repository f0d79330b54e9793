import { type RefObject, useEffect, useState } from 'react';

/** So long after the last touch, key or movement the controls leave the picture alone. */
const restMs = 4000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether the controls of a running session are shown. They go some seconds after the last sign of a visitor, and come
 * back at the next one; a finger's first touch only brings them. They stay while one of them has the focus or is open,
 * and for who wants no motion. A screen reader and the tab key reach them all the time.
 */
export function useFadingControls(root: RefObject<HTMLElement | null>, isRunning: boolean): boolean {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const element = root.current;
    if (!element || !isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(true);
      return;
    }
    let isHidden = false;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      if (element.querySelector('button:focus-visible, summary:focus-visible, details[open], dialog[open]'))
        return wait();
      isHidden = true;
      setShown(false);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    const wake = (event: Event) => {
      if (isHidden && event.type === 'pointerdown') swallowClick(element);
      isHidden = false;
      setShown(true);
      wait();
    };
    for (const sign of signs) element.addEventListener(sign, wake, { capture: true });
    wait();
    return () => {
      clearTimeout(timer);
      for (const sign of signs) element.removeEventListener(sign, wake, { capture: true });
    };
  }, [root, isRunning]);
  return isShown;
}

/** What lies under a finger that cannot see it is not pressed. */
function swallowClick(element: HTMLElement): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', stop, { capture: true, once: true });
  // A touch that becomes no click must not take the next one with it.
  setTimeout(() => element.removeEventListener('click', stop, { capture: true }), 700);
}
