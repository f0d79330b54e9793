/** What matters of a voice of the browser's speech synthesis. */
export interface VoiceFacts {
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

/** The best Norwegian voice: one that speaks on the device before one that asks a server, bokmål before nynorsk. */
export function norwegianVoice<Voice extends VoiceFacts>(voices: readonly Voice[]): Voice | null {
  const rank = ({ lang, localService, default: isDefault }: Voice) =>
    (localService ? 0 : 4) + (language(lang) === 'nn' ? 2 : 0) + (isDefault ? 0 : 1);
  const norwegian = voices.filter(({ lang }) => ['nb', 'no', 'nn'].includes(language(lang)));
  return norwegian.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** `nb_NO` and `nb-NO` → `nb`. */
function language(tag: string): string {
  return tag.toLowerCase().split(/[-_]/u)[0] ?? '';
}
