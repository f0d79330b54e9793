import { expect, test } from 'vitest';
import { norwegianVoice } from './voice.ts';

const voice = (name: string, lang: string, localService: boolean) => ({ name, lang, localService, default: false });

test('a Norwegian voice on the device comes before one on a server, and bokmål before nynorsk', () => {
  const voices = [
    voice('english', 'en-GB', true),
    voice('server', 'nb-NO', false),
    voice('nynorsk', 'nn-NO', true),
    voice('android', 'no_NO', true),
  ];
  expect(norwegianVoice(voices)?.name).toBe('android');
  expect(norwegianVoice(voices.slice(0, 3))?.name).toBe('nynorsk');
  expect(norwegianVoice(voices.slice(0, 2))?.name).toBe('server');
});

test('a Danish or English voice is not taken for a Norwegian one', () => {
  expect(norwegianVoice([voice('danish', 'da-DK', true), voice('english', 'en-GB', true)])).toBeNull();
});
