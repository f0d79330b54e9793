/**
 * The spellings in which a Sanskrit name goes round, besides the one with the marks left out (which the search finds
 * anyway): as it sounds in English, and with its parts written apart or together.
 *
 *     Vṛkṣāsana → vrikshasana   Utthita Pārśvakoṇāsana → utthita parshvakonasana   Śavāsana → shavasana
 */
export function sanskritSpellings(name: string): readonly string[] {
  const sounded = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[śṣ]/gu, 'sh')
    .replaceAll('ṛ', 'ri')
    .replaceAll(/c(?!h)/gu, 'ch');
  const softened = sounded.replaceAll(/sh(?=[vtc])/gu, 's');
  return [...new Set([name, sounded, softened])];
}
