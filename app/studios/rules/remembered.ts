/**
 * The same pure function, which remembers what it has answered to the last few thousand texts: tables repeat their cells.
 * Answers are shared, so they must not be changed.
 */
export function remembered<Answer>(
  read: (text: string | null) => Answer,
  most: number,
): (text: string | null) => Answer {
  let recent = new Map<string | null, Answer>();
  let older = new Map<string | null, Answer>();
  return (text) => {
    const known = recent.get(text) ?? older.get(text);
    const answer = known ?? read(text);
    recent.set(text, answer);
    if (recent.size > most) [older, recent] = [recent, new Map()];
    return answer;
  };
}
