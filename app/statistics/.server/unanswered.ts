/** So many times, each in a spell of its own, before a question is more than one person's. */
export const minSpells = 5;
const spellMs = 10 * 60_000;
const maxWaiting = 2000;
const maxLength = 40;
const maxWords = 3;
/** What may be about one person: an address, a number, a sentence. */
const personal = /[@\d]/u;

/**
 * Says of a question without an answer whether it may be counted by name now. Until it may, it is in memory alone, and
 * goes with the day or the process: a word that one person has typed is never on disk.
 */
export function createUnanswered() {
  const waiting = new Map<string, { spells: number; lastMs: number }>();
  return {
    mayBeCounted(query: string, nowMs: number): boolean {
      const asked = query.toLowerCase();
      if (personal.test(asked) || asked.length > maxLength || asked.split(' ').length > maxWords) return false;
      const before = waiting.get(asked) ?? { spells: 0, lastMs: Number.NEGATIVE_INFINITY };
      // The same person, reloading.
      if (nowMs - before.lastMs < spellMs) return false;
      waiting.delete(asked);
      waiting.set(asked, { spells: before.spells + 1, lastMs: nowMs });
      const [oldest] = waiting.keys();
      if (waiting.size > maxWaiting && oldest !== undefined) waiting.delete(oldest);
      return before.spells + 1 >= minSpells;
    },
    forget: () => waiting.clear(),
  };
}
