import { useEffect, useRef, useState } from 'react';
import type { TrackClock } from '../clock/track-clock.ts';
import type { Settings } from '../player/settings.ts';
import type { Player } from '../player/use-player.ts';
import { speechSeconds } from '../script/pacing.ts';
import type { Cue } from '../script/session.ts';
import { createSound, type Sound } from './sound.ts';
import { cancelSpeech, say } from './speech.ts';

interface Heard {
  readonly player: Player;
  readonly clock: TrackClock;
  /** The sound track, which the clock is of. */
  readonly track: HTMLAudioElement | null;
  readonly settings: Settings;
  /** The device's own. */
  readonly voice: SpeechSynthesisVoice | null;
}

/**
 * Lets a session be heard beside its sound track: the background, and the device's voice for what the track does not say.
 * Where the track cannot be had, the browser rings the bells too.
 */
export function useSound({ player, clock, track, settings, voice }: Heard): Sound {
  const { state, moment, act } = player;
  const [sound] = useState(() => createSound(() => act('pause')));
  const heard = useRef({ wasRunning: false, phaseSeconds: -1 });
  const isRunning = state.status === 'running';
  const isUnderWay = isRunning || state.status === 'paused';
  const isReader = settings.reader;
  const hasVoice = settings.voice && !isReader;

  useEffect(() => sound.close, [sound]);
  useEffect(() => cancelSpeech, []);
  useEffect(() => {
    sound.setBellVolume(settings.volume);
    sound.setAmbience(settings.ambience);
    sound.setAmbienceVolume(settings.ambienceVolume);
    sound.setPlaying(isRunning, isUnderWay);
  }, [sound, settings, isRunning, isUnderWay]);
  useEffect(() => {
    if (!track) return;
    // Silent, not stopped: the session goes by it.
    track.muted = settings.volume === 0 || isReader;
    track.volume = settings.volume / 100;
  }, [track, settings.volume, isReader]);
  useEffect(() => {
    if (!hasVoice) cancelSpeech();
  }, [hasVoice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state speaks, not a changed setting
  useEffect(() => {
    const { cue } = moment;
    const bell = state.due.findLast(({ bell }) => bell !== null)?.bell;
    if (bell && (isReader || !clock.isSounding())) sound.ring(bell);
    // After a pause the sentence that it cut off is said again; where the page woke late, what is over is not.
    const resumed = isRunning && !heard.current.wasRunning;
    const text = state.due.at(-1) ?? (resumed ? cue : null);
    if (!isRunning && state.status !== 'finished') cancelSpeech();
    const isOver = text !== null && state.positionSeconds - text.atSeconds >= speechSeconds(text.text);
    if (text && !isOver && isForVoice(text, clock) && hasVoice && voice)
      say(text.text, voice, { rate: settings.rate, percent: settings.volume });
    heard.current.wasRunning = isRunning;
  }, [state]);

  useEffect(() => {
    const { sinceSeconds: since, bell } = moment.breath ?? { sinceSeconds: -1, bell: null };
    if (isRunning && bell && since !== heard.current.phaseSeconds && (isReader || !clock.isSounding()))
      sound.ring(bell);
    heard.current.phaseSeconds = since;
  }, [sound, clock, isRunning, isReader, moment.breath]);

  return sound;
}

/** Whether the device's voice has to say a line, since the sound track does not. */
export function isForVoice({ isSilent, isRecorded }: Cue, clock: TrackClock): boolean {
  return !isSilent && !(isRecorded && clock.isSounding());
}
