import { expect, test } from 'vitest';
import { defaultSettings, remember, rememberedSettings, type Settings } from './settings.ts';

const storing = (text: string | null) => ({ getItem: () => text });

test('what was remembered comes back', () => {
  let stored = '';
  const settings: Settings = { voice: false, rate: 0.8, volume: 40, ambience: 'rain', ambienceVolume: 3 };
  remember({ setItem: (_, value) => void (stored = value), removeItem: () => undefined }, settings);
  expect(rememberedSettings(storing(stored))).toEqual(settings);
});

test('nothing remembered, or something broken, is nothing', () => {
  expect(rememberedSettings(storing(null))).toBeNull();
  expect(rememberedSettings(storing('{'))).toBeNull();
});

test('values that the settings do not know are left out', () => {
  const stored = JSON.stringify({ volume: 4000, ambience: 'disco', voice: 'yes', ambienceVolume: 1 });
  expect(rememberedSettings(storing(stored))).toEqual({ ...defaultSettings, ambienceVolume: 1 });
});
