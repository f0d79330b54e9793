import { type RefObject, useEffect } from 'react';

/** Takes the rest of the page out of reach, for fingers, keys and screen readers alike, as long as something covers it. */
export function useAlone(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const aside: HTMLElement[] = [];
    for (let element = cover.current; element?.parentElement; element = element.parentElement)
      for (const sibling of element.parentElement.children)
        if (sibling instanceof HTMLElement && sibling !== element && !sibling.inert && !isHeard(sibling)) {
          sibling.inert = true;
          aside.push(sibling);
        }
    return () => {
      for (const element of aside) element.inert = false;
    };
  }, [cover]);
}

/** A message that lies over everything, and what a screen reader is told. */
function isHeard(element: HTMLElement): boolean {
  return element.matches('body > section, [role=status]');
}
