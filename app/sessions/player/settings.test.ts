import { expect, test } from 'vitest';
import { defaultSettings, remember, rememberedSettings, type Settings } from './settings.ts';

const storing = (text: string | null) => ({ getItem: () => text });

test('what was remembered comes back, but for the quiet before one session', () => {
  const stored = new Map<string, string>();
  const settings: Settings = {
    reader: true,
    voice: false,
    rate: 0.8,
    volume: 40,
    ambience: 'rain',
    afterMinutes: 30,
    quietMinutes: 3,
    vibration: false,
    ambienceVolume: 3,
  };
  const storage = {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  remember(storage, settings);
  expect(rememberedSettings({ getItem: (key) => stored.get(key) ?? null })).toEqual({ ...settings, quietMinutes: 0 });
  remember(storage, null);
  expect(stored.size).toBe(0);
});

test('voice and background are on, and a background that was turned off stays off', () => {
  expect(defaultSettings).toMatchObject({ voice: true, ambience: 'pad' });
  expect(defaultSettings.ambienceVolume).toBeGreaterThan(0);
  expect(rememberedSettings(storing(JSON.stringify({ ambience: null })))?.ambience).toBeNull();
});

test('nothing remembered, or something broken, is nothing', () => {
  expect(rememberedSettings(storing(null))).toBeNull();
  expect(rememberedSettings(storing('{'))).toBeNull();
});

test('values that the settings do not know are left out', () => {
  const stored = JSON.stringify({ volume: 4000, ambience: 'disco', voice: 'yes', ambienceVolume: 1 });
  expect(rememberedSettings(storing(stored))).toEqual({ ...defaultSettings, ambienceVolume: 1 });
});
