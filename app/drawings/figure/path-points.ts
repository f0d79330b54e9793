/**
 * Every point that a path's curves pass through or are pulled towards, in svg coordinates: the path lies
 * between them. For tests; it reads what path.ts writes and no more.
 */
export function pathPoints(d: string): [x: number, y: number][] {
  return d
    .split('M')
    .slice(1)
    .flatMap((part) => {
      const [x = Number.NaN, y = Number.NaN] = numbers(part.split(/[a-z]/)[0] ?? '');
      const points: [number, number][] = [[x, y]];
      for (const [, command = '', text = ''] of part.matchAll(/([csa])([^a-z]*)/g))
        follow(points, command, numbers(text));
      return points;
    });
}

const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** How many numbers a command takes; the last two are where it ends. */
const sizes: Record<string, number> = { c: 6, s: 4, a: 7 };

function follow(points: [number, number][], command: string, values: readonly number[]): void {
  const size = sizes[command];
  if (!size || values.length % size !== 0) throw new RangeError(`"${command}" with ${values.length} numbers`);
  for (let index = 0; index < values.length; index += size) {
    const [x, y] = points.at(-1) ?? [Number.NaN, Number.NaN];
    const pairs = values.slice(command === 'a' ? index + 5 : index, index + size);
    for (let pair = 0; pair < pairs.length; pair += 2)
      points.push([x + (pairs[pair] ?? 0), y + (pairs[pair + 1] ?? 0)]);
    if (command === 'a') {
      // Half a circle bulges by its radius above and below the line between its ends.
      const radius = values[index] ?? 0;
      points.push([x, y - radius], [x, y + radius], [x + (pairs[0] ?? 0), y + (pairs[1] ?? 0)]);
    }
  }
}
