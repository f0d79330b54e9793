import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { pictureId } from './picture-folder.ts';
import { writeBombs } from './testing-bombs.ts';

const folder = mkdtempSync(join(tmpdir(), 'pusterom-bombs-'));
const script = fileURLToPath(new URL('./testing-bombs-site.ts', import.meta.url));
const answer = z.object({ bytes: z.number(), kept: z.array(z.string()), errors: z.record(z.string(), z.string()) });
const sizeMb = ({ bytes }: z.infer<typeof answer>) => Math.round(bytes / 1e6);

let expected: Record<string, string>;
beforeAll(async () => {
  expected = await writeBombs(folder);
  return () => rmSync(folder, { recursive: true });
}, 300_000);

/** `npx vitest run --reporter=verbose` on this file says how large the process was. */
it('hostile pictures are refused, ordinary ones come out, and the process that asks stays small', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const args = [script, folder, ...Object.keys(expected)];
  const site = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(site.stdout, 'data');
    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${Number(port)}${path}`);
      return answer.parse(await response.json());
    };
    const before = await ask('/');
    const keeping = ask('/keep');
    const isDone = keeping.then(() => true);
    let largestMb = 0;
    // It answers all the while.
    while (!(await Promise.race([isDone, sleep(50)]))) largestMb = Math.max(largestMb, sizeMb(await ask('/')));
    const { kept, errors } = await keeping;
    const after = await ask('/');
    await annotate(`before, at most, after: ${sizeMb(before)}, ${largestMb}, ${sizeMb(after)} MB`);
    for (const [name, outcome] of Object.entries(expected)) {
      expect.soft(kept.includes(name) ? 'kept' : errors[name], name).toMatch(new RegExp(`^${outcome}`, 'u'));
    }
    expect(largestMb - sizeMb(before)).toBeLessThan(100);
  } finally {
    site.kill();
  }
});

it('a picture that was taken with the telephone on its side comes out upright', async () => {
  const upright = join(folder, 'kept', `${pictureId('https://phone.jpg/phone.jpg')}-720.jpg`);
  const brightness = async (top: number) => {
    const strip = await sharp(upright).extract({ left: 0, top, width: 720, height: 40 }).toBuffer();
    return (await sharp(strip).stats()).channels[0]?.mean;
  };
  expect(await brightness(0)).toBeGreaterThan(100);
  expect(await brightness(440)).toBeLessThan(50);
});
