import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = resolve('scripts/build-content.ts');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['content', 'content-collections.ts']) cpSync(name, join(folder, name), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function build() {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n') };
}

function change(name: string, replace: (text: string) => string): void {
  const path = join(folder, name);
  writeFileSync(path, replace(readFileSync(path, 'utf8')));
}

test('every fault is one line that names file, field and cause', () => {
  change('content/poses/tadasana.md', (text) => text.replace(/^level: .*$/m, 'level: impossible'));
  change('content/poses/balasana.md', (text) => text.replace(/^(relatedPoses:\n\s*- ).*$/m, '$1no-such-pose'));
  appendFileSync(join(folder, 'content/cities.yaml'), '\n: [');
  const { status, lines } = build();
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^content\/poses\/tadasana\.md: level: ./));
  expect(lines).toContainEqual('content/poses/balasana.md: related pose «no-such-pose» does not exist');
  expect(lines).toContainEqual(expect.stringMatching(/^content\/cities\.yaml: ./));
});

test('what is wrong leaves the site what it had, and what has not changed is not written again', () => {
  const generated = (name: string) => join(folder, '.content-collections/generated', name);
  const read = (name: string) => ({ text: readFileSync(generated(name), 'utf8'), ...fileTimes(generated(name)) });
  expect(build().status).toBe(0);
  const before = { poses: read('allPoses.js'), types: read('allYogaTypes.js') };
  change('content/poses/tadasana.md', (text) => text.replace(/^level: .*$/m, 'level: impossible'));
  expect(build().status).toBe(1);
  expect(read('allPoses.js')).toEqual(before.poses);
  change('content/poses/tadasana.md', (text) => text.replace(/^level: .*$/m, 'level: advanced'));
  expect(build().status).toBe(0);
  expect(read('allPoses.js').text).not.toBe(before.poses.text);
  expect(read('allYogaTypes.js')).toEqual(before.types);
});

function fileTimes(path: string) {
  const { ino, mtimeMs } = statSync(path);
  return { ino, mtimeMs };
}
