import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the browser's bars are gone too; the page's own styles fill the window with a session at any rate. A browser
 * without a full screen for elements (a telephone from Apple) leaves it at that.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): readonly [boolean, (fill: boolean) => void] {
  const [isFullScreen, setFilling] = useState(false);
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
  return [isFullScreen, fill];
}
