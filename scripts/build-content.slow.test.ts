import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

test('every error is one line that names file, field and cause', () => {
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
  const secondSide = / {10}second:\n(?: {12,}.*\n)+/;
  change(plan('nybegynner'), (text) => text.replace(secondSide, ''));
  change(plan('rygg'), (text) => text.replace(/^closing:\n(?: {2}- .*\n)+/m, ''));
  change(plan('yin'), (text) => text.replace('Trekk et teppe over deg.', 'Bytt side, og trekk et teppe over deg.'));
  const hasty = "seconds: 1, say: 'Velkommen skal du være til en lang og god morgen.'";
  change(plan('styrke'), (text) => text.replace(/seconds: \d+, say: '[^']*'/, hasty));
  change('content/pages/morning-yoga.md', (text) => text.replace(/^precautions:\n(?: {2}- .*\n)+/m, ''));
  change('content/pages/contact.md', (text) => text.replace('- id: tilgjengelig', '- id: annet'));
  change('content/poses/vrksasana.md', (text) => text.replace(/ {2}second:\n(?: {4,}.*\n)+/, ''));
  const { status, lines } = build();
  expect(status).toBe(1);
  for (const [file, cause] of [
    [plan('nybegynner'), '«Krigeren II» is done on both sides'],
    [plan('rygg'), '8 min: the session ends on the back'],
    [plan('yin'), '8 min: «Bytt side, og trekk et teppe over deg.» says «bytt»'],
    [plan('styrke'), '8 min: «Velkommen skal du være til en lang og god morgen.» needs'],
    ['content/pages/morning-yoga.md', 'a routine needs precautions'],
    ['content/pages/contact.md', 'the page needs a section «tilgjengelig»'],
    ['content/poses/vrksasana.md', 'spoken.second goes with'],
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

test('what no schema sees is said as well: of files, and between them', () => {
  const article = readFileSync(join(folder, 'content/articles/2-fordelene-ved-yoga.md'), 'utf8');
  writeFileSync(join(folder, 'content/articles/6-kopi.md'), article.replace(/^slug: /mu, '$&kopi-av-'));
  writeFileSync(join(folder, 'content/articles/7-yoga.markdown'), article);
  writeFileSync(join(folder, 'content/poses/tom.md'), '');
  change('content/videos.yaml', (text) => `${text}  finnes-ikke: https://youtu.be/a\n`);
  change('content/videos.yaml', (text) => text.replace(/^( +dyp-sovnmeditasjon:).*$/mu, '$1 https://vimeo.com/1'));
  change('content/yoga-classes/yin.md', (text) => text.replace("youtubeLink: ''", 'youtubeLink: https://vimeo.com/2'));
  rmSync(join(folder, 'content/sessions/stressmestring-i-hverdagen.yaml'));
  change('content/poses/balasana.md', (text) => `${text}\nPust <b>rolig</b>.\n`);
  change('content/yoga-types/hatha.md', (text) => text.replace('title:', 'titel:').replace('name:', 'nmae:'));
  const path = join(folder, 'content/articles/1-slik-begynner-du-a-meditere.md');
  writeFileSync(path, Buffer.from(readFileSync(path, 'utf8'), 'latin1'));
  const { status, lines } = build();
  expect(status).toBe(1);
  for (const line of [
    'content/articles/6-kopi.md: id: 2 is that of content/articles/2-fordelene-ved-yoga.md too',
    'content/articles/7-yoga.markdown: is read by nobody; its name must end in .md or .yaml',
    'content/poses/tom.md: is empty',
    'content/videos.yaml: finnes-ikke: there is no meditation of that name',
    'content/videos.yaml: dyp-sovnmeditasjon: vimeo.com is not YouTube, where the button says that it leads',
    'content/yoga-classes/yin.md: youtubeLink: vimeo.com is not YouTube, where the button says that it leads',
    'content/poses/balasana.md: body: <b> is HTML, which is left out; write Markdown',
    'content/articles/1-slik-begynner-du-a-meditere.md: is not UTF-8; save it in that encoding, or æ, ø and å are lost',
  ])
    expect(lines).toContain(line);
  expect(lines.join('\n')).toContain('stressmestring-i-hverdagen.md: has no session; write content/sessions/');
  expect(lines.filter((line) => line.startsWith('content/yoga-types/hatha.md')).join('\n')).toMatch(
    /is missing.*did you mean "/su,
  );
});

function fileTimes(path: string) {
  const { ino, mtimeMs } = statSync(path);
  return { ino, mtimeMs };
}

test('while it watches, a text that was read half-written is read again', { timeout: 60_000 }, async () => {
  const file = join(folder, 'content/poses/tadasana.md');
  const compiled = join(folder, '.content-collections/generated/allPoses.js');
  const text = readFileSync(file, 'utf8');
  const marked = (mark: string) => text.replace(/^name: .*$/mu, `name: ${mark}`);
  const isPublished = (mark: string) => readFileSync(compiled, 'utf8').includes(mark);
  build();
  const watching = spawn(process.execPath, [script, '--watch'], { cwd: folder, stdio: 'ignore' });
  try {
    // It tells nobody when it has begun to watch.
    await expect
      .poll(
        () => {
          writeFileSync(file, marked('Første prøve'));
          return isPublished('Første prøve');
        },
        { timeout: 30_000, interval: 2000 },
      )
      .toBe(true);
    writeFileSync(file, marked('Andre prøve').slice(0, text.length / 3));
    await wait(100);
    writeFileSync(file, marked('Andre prøve'));
    await expect.poll(() => isPublished('Andre prøve'), { timeout: 20_000 }).toBe(true);
  } finally {
    watching.kill();
  }
});
