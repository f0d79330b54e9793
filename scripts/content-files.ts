import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { parse } from 'yaml';

/** One that would stand in a list or be an address for two items. */
const identities = [
  { files: 'articles/*.md', field: 'id' },
  { files: 'articles/*.md', field: 'slug' },
  { files: 'yoga-classes/*.md', field: 'id' },
] as const;
const pictureName = /^bilder\/[a-z0-9-]+\.(?:jpg|jpeg|png|webp|avif)$/u;
const pictureNames =
  'is shown nowhere; call it by small letters and hyphens, as in stol-ved-vegg.jpg (png, webp, avif)';
const readExtensions = ['.md', '.yaml', '.txt'];
/** Where «Se på YouTube» may lead. */
const videoHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'];
const frontMatter = /^---\n.*?\n---\n/su;
/** Markdown drops it without a word. An address in angle brackets is no element. */
const rawElement = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/iu;

/** What the program asks for by its name: a folder of texts from before may lack it. */
const named = ['*.yaml', 'words.txt', 'pages/*.md'];
/** Rules rather than texts: those of the program hold. */
const ofTheProgram = ['movements.yaml'];

/** Why a folder does not hold the texts, which is one mistake rather than a hundred. Null where it does. */
export function withoutTexts(folder: string, own: string): string | null {
  if (!existsSync(folder)) return `CONTENT_DIR: there is no folder ${folder}`;
  // Of `cp -r` into a folder that was there already.
  const copy = join(folder, 'content');
  if (globSync(named, { cwd: copy }).length > 0) return `there is a copy of the texts in ${copy}; delete it`;
  return globSync([...named, '*/*.{md,yaml}'], { cwd: folder }).length > 0
    ? null
    : `CONTENT_DIR: ${folder} has no texts in it; copy those of ${own} into it`;
}

/** What a folder of texts lacks of those that came with the program, in `own`; without it nothing can be compiled. */
export function missingTexts(folder: string, own: string): string[] {
  return globSync(named, { cwd: own })
    .filter((file) => !ofTheProgram.includes(file) && !existsSync(join(folder, file)))
    .map((file) => `${file}: is missing, and this version wants it; copy ${join(own, file)}, and make it yours`)
    .sort();
}

/**
 * What no schema sees: of the files in a folder of texts, and between them. One line each: file, cause. `shown` is what
 * the folder is called, `own` the texts that came with the program.
 */
export function contentErrors(folder: string, shown: string, own: string): string[] {
  const read = (file: string) => readFileSync(join(folder, file));
  const names = (pattern: string) => globSync(pattern, { cwd: folder }).sort();
  const known = textFiles(own);
  return [
    ...textFiles(folder).flatMap((file) => fileErrors(file, read(file), known)),
    ...identities.flatMap(({ files: pattern, field }) =>
      twice(names(pattern), field, (file) => String(read(file)), shown),
    ),
    ...sessionErrors(names('meditations/*.md'), names('sessions/*.yaml'), shown),
    ...videoErrors(names('videos.yaml'), names('meditations/*.md'), (file) => String(read(file))),
    ...names('yoga-classes/*.md').flatMap((file) => {
      const address = /^youtubeLink: *['"]?(https[^'"\s]+)/mu.exec(String(read(file)))?.[1];
      return address === undefined ? [] : videoHostErrors(`${file}: youtubeLink`, address);
    }),
  ].map((error) => `${shown}/${error}`);
}

/** The files of a folder that hold some words, to the last letter. */
export function filesThatSay(folder: string, words: string): string[] {
  const whole = new RegExp(`${words.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\w/-])`, 'u');
  return textFiles(folder).filter(
    (file) => readExtensions.includes(extname(file)) && whole.test(readFileSync(join(folder, file), 'utf8')),
  );
}

/** How many files of texts there are. */
export function countTexts(folder: string): number {
  return textFiles(folder).length;
}

function textFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !isBeside(file))
    .sort();
}

/** What a folder that is a repository of its own has beside its texts. */
function isBeside(file: string): boolean {
  return file.startsWith('.') || /^(?:README|LICENSE)/u.test(file);
}

function fileErrors(file: string, bytes: Buffer, known: readonly string[]): string[] {
  if (file.startsWith('bilder/')) return pictureName.test(file) ? [] : [`${file}: ${pictureNames}`];
  if (!readExtensions.includes(extname(file))) return [`${file}: is read by nobody; its name must end in .md or .yaml`];
  const unread = unreadBecause(file, known);
  if (unread !== null) return [`${file}: is read by nobody; ${unread}`];
  if (bytes.length === 0) return [`${file}: is empty`];
  if (!isUtf8(bytes)) return [`${file}: is not UTF-8; save it in that encoding, or æ, ø and å are lost`];
  const [text, body] = [String(bytes), extname(file) === '.md' ? String(bytes).replace(frontMatter, '') : ''];
  const inBody = rawElement.exec(body);
  if (inBody !== null) return [`${file}: body: ${inBody[0]} is HTML, which is left out; write Markdown`];
  const inField = rawElement.exec(text);
  return inField === null ? [] : [`${file}: ${inField[0]} is HTML; write plain words or Markdown`];
}

/** Null for a text that the program asks for by its name or finds in a folder of its kind. */
function unreadBecause(file: string, known: readonly string[]): string | null {
  if (known.includes(file)) return null;
  const folder = dirname(file);
  const extensions = new Set(known.filter((other) => dirname(other) === folder).map((other) => extname(other)));
  if (folder === '.') return 'texts lie in a folder of their kind';
  if (folder === 'pages') return 'there is no page of that name';
  if (extensions.size === 0) return `there is no folder "${folder}" of texts`;
  return extensions.has(extname(file)) ? null : `its name must end in ${[...extensions].join(' or ')}`;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function twice(files: readonly string[], field: string, read: (file: string) => string, shown: string): string[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const value = new RegExp(`^${field}: *['"]?([^'"\\n]+)`, 'mu').exec(read(file))?.[1]?.trim();
    if (value === undefined) return [];
    const other = seen.get(value);
    seen.set(value, file);
    return other === undefined ? [] : [`${file}: ${field}: ${value} is that of ${shown}/${other} too`];
  });
}

function sessionErrors(meditations: readonly string[], sessions: readonly string[], shown: string): string[] {
  const namesOf = (paths: readonly string[]) => paths.map((path) => basename(path, extname(path)));
  const [wanted, there] = [namesOf(meditations), namesOf(sessions)];
  return [
    ...wanted
      .filter((name) => !there.includes(name))
      .map(
        (name) =>
          `meditations/${name}.md: has no session; write ${shown}/sessions/${name}.yaml, which says what the voice says`,
      ),
    ...there
      .filter((name) => !wanted.includes(name))
      .map((name) => `sessions/${name}.yaml: is the session of no meditation`),
  ];
}

function videoErrors(
  files: readonly string[],
  meditations: readonly string[],
  read: (file: string) => string,
): string[] {
  const slugs = meditations.map((path) => basename(path, '.md'));
  return files.flatMap((file) => {
    const videos = videosIn(read(file));
    return Object.entries(videos).flatMap(([slug, address]) => {
      if (!slugs.includes(slug)) return [`${file}: ${slug}: there is no meditation of that name`];
      return videoHostErrors(`${file}: ${slug}`, address);
    });
  });
}

function videoHostErrors(where: string, address: unknown): string[] {
  const host = typeof address === 'string' ? URL.parse(address)?.hostname : undefined;
  return host === undefined || videoHosts.includes(host)
    ? []
    : [`${where}: ${host} is not YouTube, where the button says that it leads`];
}

/** Nothing where the file cannot be read, which the compiler says. */
function videosIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const file: unknown = parse(text);
    if (typeof file !== 'object' || file === null || !('videos' in file)) return {};
    return typeof file.videos === 'object' && file.videos !== null ? { ...file.videos } : {};
  } catch {
    return {};
  }
}
