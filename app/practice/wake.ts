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

/** Lets the voice speak later: some browsers let only a visitor's own action say the first thing. */
export function wakeVoice(): void {
  if (!('speechSynthesis' in window) || speechSynthesis.speaking) return;
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
