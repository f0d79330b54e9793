import type { Ambience } from './settings.ts';

/** What each background is called. */
export const ambienceNames: Readonly<Record<Ambience, string>> = {
  sea: 'Hav',
  rain: 'Regn',
  wind: 'Vind',
  pad: 'Rolig musikk',
};
