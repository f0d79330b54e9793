import { useEffect, useState } from 'react';
import { defaultSettings, remember, rememberedSettings, type Settings } from './settings.ts';

/** The visitor's choices; kept on the device only when the visitor asks for it. */
export function useSettings() {
  const [settings, setSettings] = useState(defaultSettings);
  const [isRemembered, setIsRemembered] = useState(false);
  useEffect(() => {
    const remembered = rememberedSettings(localStorage);
    if (!remembered) return;
    setSettings(remembered);
    setIsRemembered(true);
  }, []);
  return {
    settings,
    change(part: Partial<Settings>) {
      const changed = { ...settings, ...part };
      setSettings(changed);
      if (isRemembered) remember(localStorage, changed);
    },
    isRemembered,
    setRemembered(wanted: boolean) {
      setIsRemembered(wanted);
      remember(localStorage, wanted ? settings : null);
    },
  };
}
