import { median } from './table.ts';

/** Milliseconds until the first byte of each page, the median; every page is expected to be there. */
export async function firstByte(origin: string, paths: readonly string[]): Promise<number> {
  const milliseconds: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    const answer = await fetch(origin + path);
    milliseconds.push(performance.now() - start);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  }
  return median(milliseconds);
}
