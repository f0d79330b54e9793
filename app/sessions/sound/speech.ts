/** Says a text; whatever is being said is finished first, and at most one text waits. */
export function say(text: string, voice: SpeechSynthesisVoice, { rate, percent }: { rate: number; percent: number }) {
  if (speechSynthesis.pending) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.volume = percent / 100;
  speechSynthesis.speak(utterance);
}

/** Silence at once. */
export function cancelSpeech(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}
