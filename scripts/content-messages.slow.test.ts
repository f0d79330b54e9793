import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesThatSay } from './content-files.ts';

let texts = '';

beforeEach(() => {
  texts = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync('content', texts, { recursive: true });
});

afterEach(() => rmSync(texts, { recursive: true, force: true }));

function build(folder = texts, script = 'scripts/build-content.ts') {
  const program = mkdtempSync(join(tmpdir(), 'messages-program-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script)], {
    cwd: program,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  rmSync(program, { recursive: true });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

function change(name: string, replace: (text: string) => string): void {
  const path = join(texts, name);
  writeFileSync(path, replace(readFileSync(path, 'utf8')));
}

test('a text that is right is said to be', () => {
  const { status, stdout } = build();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\S+: \d+ files, nothing wrong\n$/u);
});

test('a mistake is told by what stands there, and by what should', () => {
  change('articles/5-ro-i-hverdagen.md', (text) =>
    text
      .replace(/^updated: .*$/mu, 'updated: i dag')
      .replace(/^description: .*$/mu, 'description: Hei')
      .replace(/^topic: .*\n/mu, '')
      .replace(/^ {2}- \{ title.*\n/mu, ''),
  );
  change('pages/about.md', (text) => text.replace(/figure: sukhasana/u, 'figure: sukasana'));
  change('pages/terms.md', (text) => text.replace(/^lead: '/mu, "lead: 'Velkommen! "));
  const { status, lines } = build();
  expect(status).toBe(1);
  const article = `${texts}/articles/5-ro-i-hverdagen.md`;
  for (const line of [
    `${article}: updated: is "i dag"; it must be a day, as in 2026-11-21`,
    `${article}: description: has 3 letters; at least 60`,
    `${article}: sources: has 1; at least 2`,
    `${article}: topic: is missing; it must be meditasjon or yoga or stress or søvn or hverdagsliv`,
    `${texts}/pages/terms.md: lead: has "!"; write no exclamation marks`,
  ])
    expect(lines).toContain(line);
  const figure = lines.find((line) => line.startsWith(`${texts}/pages/about.md`)) ?? '';
  expect(figure).toContain('is "sukasana"; did you mean "sukhasana"? It must be one of ');
  expect(figure.length).toBeLessThan(300);
});

test('broken YAML is named by the line of the file', () => {
  change('pages/about.md', (text) => text.replace("title: 'Om oss'", "title: 'Om oss"));
  change('cities.yaml', (text) => `"\n${text}`);
  const { lines } = build();
  expect(lines.find((line) => line.includes('pages/about.md'))).toContain('line 2, column');
  expect(lines.find((line) => line.includes('cities.yaml'))).not.toContain('line 2, column');
});

test('a slip of YAML is told by what mends it, and by its line', () => {
  const slips: Record<string, [broken: string, mend: string]> = {
    'articles/1-slik-begynner-du-a-meditere.md': [
      'title: Yoga: en start',
      "put the text in 'quotes' if it has a colon",
    ],
    'articles/2-fordelene-ved-yoga.md': ["title: 'Ro' hver dag", "put the whole text in 'quotes'"],
    'articles/3-fem-korte-pauser-for-en-travel-dag.md': ['title:\n  - a\n - b', 'indent as the lines above'],
    'articles/4-hva-skjer-i-kroppen-nar-du-sover.md': ['title: @ro', "put the text in 'quotes'"],
  };
  for (const [name, [broken]] of Object.entries(slips)) change(name, (text) => text.replace(/^title: .*$/mu, broken));
  const { lines } = build();
  for (const [name, [, mend]] of Object.entries(slips)) {
    const line = lines.find((line) => line.startsWith(`${join(texts, name)}: `));
    expect(line).toContain(mend);
    expect(line).toMatch(/ at line [4-6], column \d+$/u);
  }
});

test('a line of dashes that is gone is one line, and so is a picture by its bare name', () => {
  change('articles/1-slik-begynner-du-a-meditere.md', (text) => text.replace('---\n', ''));
  change('articles/2-fordelene-ved-yoga.md', (text) => text.replace(/\n---\n/u, '\n'));
  change('articles/5-ro-i-hverdagen.md', (text) => text.replace(/^image: .*$/mu, 'image: bilde.jpg'));
  expect(build().lines.toSorted()).toEqual([
    `${texts}/articles/1-slik-begynner-du-a-meditere.md: its first line must be ---, and the fields stand below it`,
    `${texts}/articles/2-fordelene-ved-yoga.md: a line --- must stand between the fields and the text`,
    `${texts}/articles/5-ro-i-hverdagen.md: image: write /bilder/name.jpg, and put the picture into the folder bilder`,
  ]);
});

test('HTML in a field, and a file that nobody asks for, are said as well', () => {
  change('pages/about.md', (text) => text.replace("text: 'Vi lover", "text: '<b>Vi</b> lover"));
  writeFileSync(join(texts, 'pages/about-kopi.md'), readFileSync(join(texts, 'pages/about.md')));
  writeFileSync(join(texts, 'notater.md'), 'Husk å skrive mer.\n');
  writeFileSync(join(texts, 'poses/notater.yaml'), 'a: b\n');
  mkdirSync(join(texts, 'artikler'));
  writeFileSync(join(texts, 'artikler/6-ny.md'), 'Hei.\n');
  const { status, lines } = build();
  expect(status).toBe(1);
  for (const line of [
    `${texts}/pages/about.md: <b> is HTML; write plain words or Markdown`,
    `${texts}/pages/about-kopi.md: is read by nobody; there is no page of that name`,
    `${texts}/notater.md: is read by nobody; texts lie in a folder of their kind`,
    `${texts}/poses/notater.yaml: is read by nobody; its name must end in .md`,
    `${texts}/artikler/6-ny.md: is read by nobody; there is no folder "artikler" of texts`,
  ])
    expect(lines).toContain(line);
});

test('a folder of texts that is not there, or that has none, is one sentence', () => {
  const gone = join(texts, 'skrivefeil');
  expect(build(gone)).toMatchObject({ status: 1, lines: [`CONTENT_DIR: there is no folder ${gone}`] });
  expect(build(gone, 'scripts/publish.ts')).toMatchObject({
    status: 1,
    lines: [`Texts: ${gone}`, `CONTENT_DIR: there is no folder ${gone}`],
  });
  mkdirSync(gone);
  expect(build(gone)).toMatchObject({
    status: 1,
    lines: [`CONTENT_DIR: ${gone} has no texts in it; copy those of ${resolve('content')} into it`],
  });
});

test('a copy of the texts in the folder of the texts is one sentence', () => {
  cpSync('content', join(texts, 'content'), { recursive: true });
  const lines = [`there is a copy of the texts in ${texts}/content; delete it`];
  expect(build()).toMatchObject({ status: 1, lines });
});

test('the file that a dead link stands in is found', () => {
  change('pages/about.md', (text) => text.replace('href: /yogastudioer', 'href: /yogastudio'));
  expect(filesThatSay(texts, '/yogastudio')).toEqual(['pages/about.md']);
  expect(filesThatSay(texts, '/finnes/ikke')).toEqual([]);
});
