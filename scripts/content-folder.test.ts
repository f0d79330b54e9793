import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder } from './content-folder.mjs';
import { fingerprint } from './sources.mjs';

/** A program without texts of its own, and an owner's texts in a folder beside it. */
let [above, program, texts] = ['', '', ''];

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'texts-'));
  [program, texts] = [join(above, 'program'), join(above, 'my-texts')];
  mkdirSync(program);
  cpSync('content', texts, { recursive: true });
});

afterEach(() => rmSync(above, { recursive: true }));

function run(script: string, cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script)], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: texts },
  });
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

function change(name: string, replace: (text: string) => string): void {
  const path = join(texts, name);
  writeFileSync(path, replace(readFileSync(path, 'utf8')));
}

test('texts are read from CONTENT_DIR, and the ones of the program are left alone', () => {
  change('poses/tadasana.md', (text) => text.replace(/^name: .*$/mu, 'name: Fjellet mitt'));
  expect(run('scripts/build-content.ts', program)).toMatchObject({ status: 0 });
  expect(readFileSync(join(program, '.content-collections/generated/allPoses.js'), 'utf8')).toContain('Fjellet mitt');
  expect(existsSync(join(program, 'content'))).toBe(false);
});

test('what a new version expects of older texts is one sentence each', () => {
  rmSync(join(texts, 'care.yaml'));
  rmSync(join(texts, 'pages/sessions.md'));
  const missing = (name: string) =>
    `${texts}/${name}: is missing, and this version wants it; copy ${resolve('content', name)}, and make it yours`;
  expect(run('scripts/build-content.ts', program)).toEqual({
    status: 1,
    lines: [missing('care.yaml'), missing('pages/sessions.md')],
  });
  for (const name of ['care.yaml', 'pages/sessions.md']) cpSync(join('content', name), join(texts, name));
  change('articles/5-ro-i-hverdagen.md', (text) => text.replace(/^updated: .*\n/mu, ''));
  expect(run('scripts/build-content.ts', program)).toEqual({
    status: 1,
    lines: [`${texts}/articles/5-ro-i-hverdagen.md: updated: is missing`],
  });
});

test('the checks of texts and of spelling read the same folder', () => {
  change('articles/5-ro-i-hverdagen.md', (text) => `${text}\nEn rraktig feil som kurerer vond rygg.\n`);
  expect(run('scripts/check-texts.ts', '.').lines.join('\n')).toContain('content/articles/5-ro-i-hverdagen.md');
  expect(run('scripts/check-spelling.ts', '.').lines.join('\n')).toContain('(rraktig)');
});

test('a link that was pasted into videos.yaml is not spelt', () => {
  change('videos.yaml', (text) => `${text}  kroppsskann: https://youtu.be/xqzrrpfwtk\n`);
  expect(run('scripts/check-spelling.ts', '.')).toMatchObject({ status: 0 });
});

test('a changed text is a changed build, and a repository of texts may be in the folder', () => {
  for (const name of ['app', 'public', 'scripts', 'server']) mkdirSync(join(program, name));
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(program, name), name);
  process.env.CONTENT_DIR = '../my-texts';
  try {
    const before = fingerprint(program);
    mkdirSync(join(texts, '.git'));
    writeFileSync(join(texts, '.git/HEAD'), 'main');
    expect(fingerprint(program)).toBe(before);
    change('cities.yaml', (text) => `${text}# more\n`);
    expect(fingerprint(program)).not.toBe(before);
  } finally {
    delete process.env.CONTENT_DIR;
  }
});

test.each([
  ['nothing said', {}, '/srv/program/content'],
  ['an empty setting', { CONTENT_DIR: ' ' }, '/srv/program/content'],
  ['a folder elsewhere', { CONTENT_DIR: '/srv/texts' }, '/srv/texts'],
  ['a folder from the program', { CONTENT_DIR: 'mine' }, '/srv/program/mine'],
])('the texts with %s', (_what, env, folder) => {
  expect(contentFolder('/srv/program', env)).toBe(folder);
});
