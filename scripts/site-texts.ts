import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from './content-folder.mjs';
import type { SiteText } from './text-rules.ts';

/** Every string of the texts, with the way to it; a file is called `content/…` wherever the folder is. */
export function siteTexts(): readonly SiteText[] {
  const folder = contentFolder(process.cwd());
  const files = globSync('*/*.{md,yaml}', { cwd: folder })
    .concat(globSync('*.yaml', { cwd: folder }))
    .toSorted();
  return files.flatMap((file) => {
    const { data, body } = split(file, readFileSync(join(folder, file), 'utf8'));
    return [...stringsIn(data, []), { field: 'body', text: body }].map((found) => ({
      file: `content/${file}`,
      ...found,
    }));
  });
}

function split(file: string, text: string): { data: unknown; body: string } {
  if (file.endsWith('.yaml')) return { data: parse(text), body: '' };
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(text) ?? [];
  return { data: parse(front), body };
}

function stringsIn(value: unknown, way: readonly string[]): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: way.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...way, key]));
}
