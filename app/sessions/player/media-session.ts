import { useEffect, useRef } from 'react';
import type { Session } from '../script/session.ts';
import type { Player } from './use-player.ts';

/** What a press on a phone's own buttons for it moves the session by. */
const seekSeconds = 10;

/** The phone's own controls, on the locked screen: what plays and where, with the page's picture, and buttons for it. */
export function useMediaSession({ title, seconds }: Session, player: Player): void {
  const latest = useRef(player);
  latest.current = player;
  const { state } = player;
  const told = useRef({ status: '', position: 0, atMs: 0 });
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: location.hostname, artwork: artwork() });
    const seekBy = (bySeconds: number) => latest.current.seek(latest.current.state.positionSeconds + bySeconds);
    const handlers: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => latest.current.act('resume')],
      ['pause', () => latest.current.act('pause')],
      ['nexttrack', () => latest.current.act('skip')],
      ['previoustrack', () => latest.current.act('back')],
      ['seekto', ({ seekTime }) => latest.current.seek(seekTime ?? 0)],
      ['seekbackward', ({ seekOffset }) => seekBy(-(seekOffset ?? seekSeconds))],
      ['seekforward', ({ seekOffset }) => seekBy(seekOffset ?? seekSeconds)],
    ];
    for (const [button, handler] of handlers) mediaSession.setActionHandler(button, handler);
    return () => {
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      for (const [button] of handlers) mediaSession.setActionHandler(button, null);
    };
  }, [title]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { status } = state;
    const position = Math.max(0, state.positionSeconds);
    // The phone counts on by itself; it is told where the session is when that is somewhere else.
    const isRunning = status === 'running';
    const sinceSeconds = isRunning ? (performance.now() - told.current.atMs) / 1000 : 0;
    const isElsewhere = Math.abs(told.current.position + sinceSeconds - position) > 0.5;
    if (status === told.current.status && !isElsewhere) return;
    told.current = { status, position, atMs: performance.now() };
    navigator.mediaSession.playbackState = isRunning ? 'playing' : 'paused';
    navigator.mediaSession.setPositionState({ duration: seconds, position });
  }, [state, seconds]);
}

/** The picture that stands for the page elsewhere too. */
function artwork(): MediaImage[] {
  const src = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return src ? [{ src: new URL(src).pathname, sizes: '1200x630', type: 'image/png' }] : [];
}
