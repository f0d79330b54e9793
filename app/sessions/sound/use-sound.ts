import { useEffect, useRef, useState } from 'react';
import type { PlayerState } from '#app/sessions/player/player-state.ts';
import type { Settings } from '#app/sessions/player/settings.ts';
import type { Player } from '#app/sessions/player/use-player.ts';
import { speechSeconds } from '#app/sessions/script/pacing.ts';
import type { Session } from '#app/sessions/script/session.ts';
import { createSound, type Sound } from './sound.ts';
import { hush, say } from './speech.ts';

/** Lets a session be heard: bells, voice and background follow the player and the settings. */
export function useSound(
  session: Session,
  { state, moment, act }: Player,
  settings: Settings,
  voice: SpeechSynthesisVoice | null,
): Sound {
  const latest = useRef(act);
  latest.current = act;
  const [sound] = useState(() => createSound(() => latest.current('pause')));
  const heard = useRef({ wasRunning: false, phaseSeconds: -1 });
  const isRunning = state.status === 'running';

  useEffect(() => sound.close, [sound]);
  useEffect(() => hush, []);
  useEffect(() => {
    sound.setBellVolume(settings.volume);
    sound.setAmbience(settings.ambience);
    sound.setAmbienceVolume(settings.ambienceVolume);
    sound.setPlaying(isRunning);
  }, [sound, settings, isRunning]);
  useEffect(() => {
    if (!settings.voice) hush();
  }, [settings.voice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state speaks, not a changed setting
  useEffect(() => {
    const { cue } = moment;
    const bell = state.due.findLast(({ bell }) => bell !== null)?.bell;
    if (bell) sound.ring(bell);
    // After a pause the sentence that it cut off is said again.
    const resumed = isRunning && !heard.current.wasRunning;
    const isCutOff = resumed && cue !== null && state.positionSeconds - cue.atSeconds < speechSeconds(cue.text);
    const text = state.due.at(-1) ?? (isCutOff ? cue : undefined);
    if (!isRunning && state.status !== 'finished') hush();
    if (text && !text.isSilent && settings.voice && voice)
      say(text.text, voice, { rate: settings.rate, percent: settings.volume });
    heard.current.wasRunning = isRunning;
  }, [state]);

  useEffect(() => {
    const { sinceSeconds: since, bell } = moment.breath ?? { sinceSeconds: -1, bell: null };
    if (isRunning && bell && since !== heard.current.phaseSeconds) sound.ring(bell);
    heard.current.phaseSeconds = since;
  }, [sound, isRunning, moment.breath]);

  useMediaSession(session, state, act);
  return sound;
}

/** The phone's own controls, on the locked screen: what plays, and buttons for it. */
function useMediaSession({ title, seconds }: Session, { status, positionSeconds }: PlayerState, act: Player['act']) {
  const latest = useRef(act);
  latest.current = act;
  const position = useRef(0);
  position.current = Math.max(0, positionSeconds);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: location.hostname });
    mediaSession.setActionHandler('play', () => latest.current('resume'));
    mediaSession.setActionHandler('pause', () => latest.current('pause'));
    mediaSession.setActionHandler('nexttrack', () => latest.current('skip'));
    mediaSession.setActionHandler('previoustrack', () => latest.current('back'));
    return () => {
      mediaSession.metadata = null;
      for (const button of ['play', 'pause', 'nexttrack', 'previoustrack'] as const)
        mediaSession.setActionHandler(button, null);
    };
  }, [title]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = status === 'running' ? 'playing' : 'paused';
    navigator.mediaSession.setPositionState({ duration: seconds, position: position.current });
    return () => {
      navigator.mediaSession.playbackState = 'none';
    };
  }, [status, seconds]);
}
