import { type RefObject, useEffect, useState } from 'react';

/** Windows where the stage needs all there is: telephones, upright and lying. */
const smallWindow = '(width < 60rem), (height < 46rem)';

/**
 * Lets an element fill the screen. The page's own styles do it, on a small window from the beginning; where the
 * browser has a full screen for elements (a telephone from Apple has not) its bars go away too when asked.
 */
export function useFilling(element: RefObject<HTMLElement | null>): readonly [boolean, (fill: boolean) => void] {
  const [isFilling, setFilling] = useState(() => matchMedia(smallWindow).matches);
  useEffect(() => {
    const follow = () => setFilling(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const fill = (wanted: boolean) => {
    setFilling(wanted);
    if (wanted) element.current?.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen();
  };
  return [isFilling, fill];
}
