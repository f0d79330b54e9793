/** What a yoga studio teaches beside yoga; a place with other sports too is no yoga studio. */
const studioSports = ['yoga', 'pilates', 'meditation', 'qigong', 'tai_chi', 'taichi'];

/** Empty where the kinds of sport do not say what the place is. */
export function categoryOf(kinds: readonly string[], leisure: string | null): string {
  if (!kinds.includes('yoga')) return '';
  if (kinds.every((kind) => studioSports.includes(kind))) return 'Yogastudio';
  return leisure === 'fitness_centre' ? 'Treningssenter' : 'Sted med yoga';
}
