import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFolder } from './content-folder.mjs';

/** `npm run spelling`: the texts, wherever they are, by the rules of `cspell.json`. */
const root = process.cwd();
const folder = contentFolder(root);
const isOwn = folder === join(root, 'content');
const settings = mkdtempSync(join(tmpdir(), 'spelling-'));
try {
  const args = isOwn ? [] : ['--root', folder, '--config', settingsFor(folder)];
  const { status } = spawnSync('cspell', ['--no-progress', '--no-summary', ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(settings, { recursive: true });
}

/** The same rules for a folder that is called something else and lies somewhere else. */
function settingsFor(texts: string): string {
  const file = join(settings, 'cspell.json');
  const rules = readFileSync(join(root, 'cspell.json'), 'utf8')
    .replaceAll('"content/words.txt"', JSON.stringify(join(texts, 'words.txt')))
    .replaceAll('"content/', '"')
    .replace('"@cspell/dict-nb-no/cspell-ext.json"', (name) =>
      JSON.stringify(fileURLToPath(import.meta.resolve(JSON.parse(name)))),
    )
    .replace('{', `{\n  "globRoot": ${JSON.stringify(texts)},`);
  writeFileSync(file, rules);
  return file;
}
