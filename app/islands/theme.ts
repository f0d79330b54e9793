import { preferences } from './preferences.ts';

/** Shows the page in the chosen theme, or else as the device wants it: see `[data-theme]` in tokens.css. */
export function showTheme(): void {
  const { theme = '' } = preferences;
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    meta.media = theme ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme:${scheme})`;
  }
}
