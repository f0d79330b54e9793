import { expect, test } from 'vitest';
import { defaultSettings, remember, rememberedSettings, type Settings } from './settings.ts';

const storing = (text: string | null) => ({ getItem: () => text });

test('what was remembered comes back', () => {
  const kept = new Map<string, string>();
  const settings: Settings = { voice: false, rate: 0.8, volume: 40, ambience: 'rain', ambienceVolume: 3 };
  const storage = {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  remember(storage, settings);
  expect(rememberedSettings({ getItem: (key) => kept.get(key) ?? null })).toEqual(settings);
  remember(storage, null);
  expect(kept.size).toBe(0);
});

test('nothing remembered, or something broken, is nothing', () => {
  expect(rememberedSettings(storing(null))).toBeNull();
  expect(rememberedSettings(storing('{'))).toBeNull();
});

test('values that the settings do not know are left out', () => {
  const stored = JSON.stringify({ volume: 4000, ambience: 'disco', voice: 'yes', ambienceVolume: 1 });
  expect(rememberedSettings(storing(stored))).toEqual({ ...defaultSettings, ambienceVolume: 1 });
});
