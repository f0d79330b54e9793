import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runLimited } from './limited-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'pusterom-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Limits = Partial<Parameters<typeof runLimited>[0]>;

function run(code: string, limits: Limits = {}): Promise<Buffer> {
  const script = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(script, code);
  return runLimited({ script, options: { answer: 42 }, input: Buffer.from('input'), maxOutputBytes: 1000, ...limits });
}

describe('a limited process', () => {
  it('gets options and input, and gives what it writes', async () => {
    const code = 'for await (const chunk of process.stdin) process.stdout.write(process.argv[2] + chunk);';
    expect(String(await run(code))).toBe('{"answer":42}input');
  });

  it('knows nothing of the settings', async () => {
    process.env.CONTACT_TO = 'navn@example.no';
    const known = String(await run('process.stdout.write(Object.keys(process.env).join());'));
    delete process.env.CONTACT_TO;
    expect(known.split(',')).not.toContain('CONTACT_TO');
    expect(known.split(',')).not.toContain('PATH');
  });

  it('cannot write a file', async () => {
    const path = join(folder, 'written');
    await expect(run(`(await import('node:fs')).writeFileSync(${JSON.stringify(path)}, 'x');`)).rejects.toThrow(
      'ended',
    );
  });

  it.each([
    ['takes a gigabyte', 'const kept = []; while (kept.length < 64) kept.push(Buffer.alloc(16_000_000, 1));'],
    ['fills its heap', 'const kept = []; for (;;) kept.push({});'],
    ['crashes', 'process.abort();'],
    ['throws', 'throw new Error("no");'],
    ['ends with a status', 'process.exit(3);'],
    ['is killed', 'process.kill(process.pid, "SIGKILL");'],
    ['writes without end', 'for (;;) (await import("node:fs")).writeSync(1, "x".repeat(10_000));'],
    ['has an error in it', 'this is no JavaScript'],
  ])('that %s gives an error', async (_, code) => {
    await expect(run(code)).rejects.toMatchObject({ name: 'ProcessError' });
  });

  it.each([
    ['does nothing', 'setInterval(() => undefined, 1000);'],
    ['never rests', 'for (;;);'],
    ['has closed its output', '(await import("node:fs")).closeSync(1); for (;;);'],
    ['does not want to be ended', 'process.on("SIGTERM", () => undefined); setInterval(() => undefined, 1000);'],
  ])('that %s is ended', async (_, code) => {
    await expect(run(code, { timeoutMs: 1000 })).rejects.toThrow('took too long');
  });

  it('need not read what it is given', async () => {
    const code = '(await import("node:fs")).closeSync(0); setTimeout(() => process.stdout.write("done"), 300);';
    expect(String(await run(code, { input: Buffer.alloc(12_000_000) }))).toBe('done');
    expect(String(await run('process.stdout.write("done");', { input: Buffer.alloc(12_000_000) }))).toBe('done');
  });

  it('tells how it ended', async () => {
    await expect(run('process.exit(3);')).rejects.toMatchObject({ message: 'ended with 3', status: 3 });
    await expect(run('process.abort();')).rejects.toMatchObject({ message: 'was ended by SIGABRT', status: null });
  });
});

it('is the only place that decoders are loaded in: not in the site', () => {
  const files = globSync(['{app,server,cli}/**/*.{ts,tsx,mjs}', 'app/{,*/}.server/**/*.{ts,tsx,mjs}']).filter(
    (name) => !/(?:\.test|\/testing[\w-]*)\.tsx?$/u.test(name),
  );
  const loading = files.filter((name) => /['"]sharp['"]/u.test(readFileSync(name, 'utf8')));
  expect(loading.toSorted()).toEqual([
    'app/drawings/.server/previews/encode-process.mjs',
    'app/studios/.server/pictures/encode-process.mjs',
  ]);
});
