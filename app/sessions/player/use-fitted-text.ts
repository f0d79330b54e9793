import { type RefObject, useLayoutEffect, useRef } from 'react';

/** No text is set smaller than this share of its size; what is longer scrolls with the player. */
const smallest = 0.5;
const stepDown = 0.05;

/**
 * A box whose height the place decides: text too long for it is set smaller, by `--fit`, until it has room there. It is
 * measured when the text or the window is another, not with each second.
 */
export function useFittedText(text: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const measured = useRef('');
  useLayoutEffect(() => {
    const known = `${text} ${innerWidth} ${innerHeight}`;
    const { current: element } = box;
    if (!element || known === measured.current) return;
    measured.current = known;
    let fit = 1;
    do {
      element.style.setProperty('--fit', `${fit}`);
      fit -= stepDown;
    } while (fit >= smallest && element.scrollHeight > element.clientHeight);
  });
  return box;
}
