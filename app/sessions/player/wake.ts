let audio: AudioContext | undefined;

/**
 * The page's one audio context, awake. Browsers let sound begin only by a visitor's own action: call it in
 * every one, and in the action itself, not after something has been fetched.
 */
export function wakeAudio(): AudioContext {
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume();
  return audio;
}

/**
 * In the press that starts a session: its sound track plays from here on. The first audio context of a device can take a
 * third of a second: the press is answered before it. A timer that is set in a visitor's action still counts as that action.
 */
export function startSound(track: HTMLAudioElement | null): void {
  // Where it cannot play, the session goes by another clock.
  track?.play().catch(() => undefined);
  wakeVoice();
  setTimeout(wakeAudio);
}

/** Lets the voice speak later: some browsers let only a visitor's own action say the first thing. */
function wakeVoice(): void {
  if (!('speechSynthesis' in window) || speechSynthesis.speaking) return;
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
