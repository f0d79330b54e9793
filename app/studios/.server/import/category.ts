/** What a yoga studio teaches beside yoga; a place with other sports too is no yoga studio. */
const studioSports = ['yoga', 'pilates', 'meditation', 'qigong', 'tai_chi', 'taichi'];

/** Out of doors, where anybody may unroll a mat: https://wiki.openstreetmap.org/wiki/Key:leisure */
const openPlaces = ['pitch', 'park', 'garden', 'fitness_station', 'playground', 'common', 'beach_resort'];

/** Empty where the kinds of sport do not say what the place is. */
export function categoryOf(kinds: readonly string[], leisure: string | null): string {
  if (!kinds.includes('yoga')) return '';
  if (openPlaces.includes(leisure ?? '')) return 'Sted med yoga';
  if (kinds.every((kind) => studioSports.includes(kind))) return 'Yogastudio';
  return leisure === 'fitness_centre' ? 'Treningssenter' : 'Sted med yoga';
}
