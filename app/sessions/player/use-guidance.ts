import { useEffect, useState } from 'react';
import { norwegianVoice } from '../sound/voice.ts';
import { defaultSettings, remember, rememberedSettings, type Settings } from './settings.ts';

/** How a visitor wants to be guided, and what the browser can do of it. */
export interface Guidance {
  readonly settings: Settings;
  /** The browser's Norwegian voice; null where it has none, undefined until it is known. */
  readonly voice: SpeechSynthesisVoice | null | undefined;
  readonly isRemembered: boolean;
  change(part: Partial<Settings>): void;
  setRemembered(isRemembered: boolean): void;
}

/** The visitor's choices; kept on the device only when the visitor asks for it. */
export function useGuidance(): Guidance {
  const [settings, setSettings] = useState(defaultSettings);
  const [isRemembered, setIsRemembered] = useState(false);
  const voice = useVoice();
  useEffect(() => {
    const remembered = rememberedSettings(localStorage);
    if (!remembered) return;
    setSettings(remembered);
    setIsRemembered(true);
  }, []);
  return {
    settings,
    voice,
    isRemembered,
    change(part) {
      const changed = { ...settings, ...part };
      setSettings(changed);
      if (isRemembered) remember(localStorage, changed);
    },
    setRemembered(wanted) {
      setIsRemembered(wanted);
      remember(localStorage, wanted ? settings : null);
    },
  };
}

function useVoice(): Guidance['voice'] {
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
