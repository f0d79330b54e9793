/** The parts of a comma-separated cell: trimmed, none empty, none twice (letter case aside), in their own order. */
export function splitList(text: string | null): string[] {
  const parts = new Map<string, string>();
  for (const part of (text ?? '').split(',').map((part) => part.trim())) {
    const key = part.toLocaleLowerCase('nb');
    if (part !== '' && !parts.has(key)) parts.set(key, part);
  }
  return [...parts.values()];
}
