import { useEffect, useState } from 'react';
import { norwegianVoice } from './voice.ts';

/** The browser's Norwegian voice; null where it has none, undefined until it is known. */
export function useVoice(): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      setVoice(null);
      return;
    }
    const choose = () => setVoice(norwegianVoice(speechSynthesis.getVoices()));
    choose();
    // Chromium loads its voices after the page, and tells when they are there.
    speechSynthesis.addEventListener('voiceschanged', choose);
    return () => speechSynthesis.removeEventListener('voiceschanged', choose);
  }, []);
  return voice;
}
