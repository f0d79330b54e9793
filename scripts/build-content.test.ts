import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = resolve('scripts/build-content.ts');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
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

test('a session that would leave somebody without words, and a page without a part that it needs, fail the build', () => {
  const plan = (name: string) => `content/yoga-classes/${name}.md`;
  const changeLines = / {10}change:\n(?: {12}- .*\n)+/;
  change(plan('nybegynner'), (text) => text.replace(changeLines, ''));
  change(plan('rygg'), (text) => text.replace(/ {10}out:\n(?: {12}- .*\n)+---/, '---'));
  change(plan('yin'), (text) => text.replace('- Strekk venstre arm ut', '- Bytt side midtveis. Strekk venstre arm ut'));
  change(plan('styrke'), (text) => text.replace(/ {12}- Bøy knærne og heng framover.*\n/, (line) => line.repeat(3)));
  change('content/pages/morning-yoga.md', (text) => text.replace(/^precautions:\n(?: {2}- .*\n)+/m, ''));
  change('content/pages/contact.md', (text) => text.replace('- id: tilgjengelig', '- id: annet'));
  change('content/poses/vrksasana.md', (text) => text.replace(/ {2}change:\n(?: {4}- .*\n)+/, ''));
  const { status, lines } = build();
  expect(status).toBe(1);
  for (const [file, cause] of [
    [plan('nybegynner'), '«Krigeren II» has two sides'],
    [plan('rygg'), '«Hvilestilling» is the last step'],
    [plan('yin'), '«Liggende vridning» says «Bytt side midtveis.'],
    [plan('styrke'), '«Stående foroverbøyning» takes 30 s, and its words need'],
    ['content/pages/morning-yoga.md', 'a routine needs precautions'],
    ['content/pages/contact.md', 'the page needs a section «tilgjengelig»'],
    ['content/poses/vrksasana.md', '«Treet» has two sides'],
  ])
    expect(lines).toContainEqual(expect.stringContaining(`${file}: ${cause}`));
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
