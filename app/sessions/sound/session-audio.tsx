import type { Ref } from 'react';

/**
 * The sound track of a session, which stands in the page from the beginning: phones let it play only in the very press
 * that starts it, when no script of the page may have come yet. A button with `data-plays` starts it: `island-script.ts`.
 */
export function SessionAudio({ element, src }: { element: Ref<HTMLAudioElement>; src: string }) {
  // biome-ignore lint/a11y/useMediaCaption: its words are shown while it plays, and as a text below
  return <audio ref={element} preload="none" src={src} />;
}
