import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type AnyContent, createInternalBuilder, isSingleton } from '@content-collections/core';
import { z } from 'zod';
import { contentErrors, countTexts, missingTexts, withoutTexts } from './content-files.ts';
import { contentFolder } from './content-folder.mjs';
import { brokenYaml, speakPlainly, withoutFields } from './content-messages.ts';
import { pictureErrors } from './owner-pictures.ts';

type CollectorError = { filePath: string; error: Error };
type ValidationError = { collection: AnyContent; file: { path: string }; error: Error };
type ResultError = { collection: AnyContent; document: { _meta: { filePath: string } }; error: Error };

/**
 * `npm run content`: checks and compiles `content/` once. Ends with status 1 and one line an error: file, field, cause.
 * With `--watch` it compiles from then on what changes, and says what is wrong without ending.
 */
const root = process.cwd();
/** Where the texts are: `CONTENT_DIR`, or `content`. */
const folder = contentFolder(root);
const shown = shownPath(folder);
/** Names every collection, for the types of what is compiled. */
const path = join(root, '.content-collections/collections.ts');
/** Where the compiler writes, and where the site reads. */
const outputDir = join(root, '.content-collections/output');
const generated = join(root, '.content-collections/generated');
/** Where the schemas are, which may not be where the content is. Every collection that such a file exports is compiled. */
const program = join(import.meta.dirname, '..');
const schemaFiles = 'app/*/{*-schema,*-schemas,editorial}.ts';
/** What the schemas are made of beside themselves. */
const ruleFiles = ['app/conditions/condition-rules.ts', 'content/movements.yaml'];
const isWatching = process.argv.includes('--watch');
/** Long enough for an editor to finish writing a file. */
const secondReadingMs = 300;
/** One line each, of the compilation that is under way. */
let errors: string[] = [];
/** Two files saved at once are two compilations side by side. */
let underWay = 0;
/** What has been saved since the site was last given something. */
const changed = new Set<string>();
let isReadingAgain = false;

speakPlainly();

const own = join(program, 'content');
const without = withoutTexts(folder, own);
if (without !== null) {
  console.error(without);
  process.exit(1);
}
const missing = missingTexts(folder, own);
if (missing.length > 0) {
  for (const line of missing) console.error(`${shown}/${line}`);
  process.exit(1);
}

try {
  const collections = (await declaredCollections()).map(inFolder).map(namingFiles);
  const settings = {
    collections,
    path,
    inputPaths: [],
    checksum: checksum(),
    hooks: {},
    generateTypes: true,
  };
  const emitter = new EventEmitter();
  // Before the builder is made: it reads the files at once.
  emitter.on('collector:read-error', ({ filePath, error }: CollectorError) =>
    addError(resolve(root, filePath), error.message),
  );
  emitter.on('collector:parse-error', ({ filePath, error }: CollectorError) =>
    // What is parsed of a Markdown file is below the line of dashes that opens it.
    addError(filePath, withoutFieldsIn(filePath) ?? brokenYaml(error.message, filePath.endsWith('.md') ? 1 : 0)),
  );
  emitter.on('transformer:validation-error', ({ collection, file, error }: ValidationError) => {
    const path = pathOf(collection, file.path);
    const without = withoutFieldsIn(path);
    if (without !== null) {
      addError(path, without);
      return;
    }
    // One line a field: `- field: cause`.
    for (const field of error.message.split(/^- /m).slice(1)) addError(path, field);
  });
  emitter.on('transformer:result-error', ({ collection, document, error }: ResultError) => {
    addError(pathOf(collection, document._meta.filePath), error.message);
  });
  emitter.on('builder:start', () => {
    underWay += 1;
  });
  emitter.on('builder:end', () => {
    underWay -= 1;
    if (underWay > 0 || isReadingAgain) return;
    errors.push(...contentErrors(folder, shown, own));
    if (errors.length === 0) publish();
    else if (isWatching && changed.size > 0) readAgain();
    else report();
  });
  emitter.on('watcher:file-changed', ({ filePath }: { filePath: string }) => {
    if (!isReadingAgain) changed.add(filePath);
  });
  const options = { configName: 'content-collections.config.js', outputDir };
  const builder = await createInternalBuilder(settings, root, options, emitter);
  if (isWatching) await builder.watch();
  else await builder.build();
  errors.push(...(await pictureErrors(folder)).map((error) => `${shown}/${error}`));
  if (errors.length > 0) report();
  if (!isWatching && process.exitCode === undefined)
    console.log(`${shown}: ${countTexts(folder)} files, nothing wrong`);

  /**
   * A file may have been read half-written: what came after is not always told, or was compiled side by side with the half. So
   * what changed is read once more before anything is said, each file by itself.
   */
  async function readAgain(): Promise<void> {
    isReadingAgain = true;
    await wait(secondReadingMs);
    for (const file of changed) {
      errors = [];
      if (existsSync(file)) await builder.sync('update', file);
    }
    isReadingAgain = false;
    errors.push(...contentErrors(folder, shown, own));
    if (errors.length === 0) publish();
    else report();
  }
} catch (error) {
  addError(folder, causeOf(error));
  report();
  process.exit(1);
}

function report(): void {
  for (const line of errors) console.error(line);
  errors = [];
  if (!isWatching) process.exitCode = 1;
}

/** The collections of all schema files; writes their names down as a module that the compiled types refer to. */
async function declaredCollections(): Promise<AnyContent[]> {
  const files = globSync(schemaFiles, { cwd: program }).sort();
  const modules = await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(pathToFileURL(join(program, file)).href);
      return { file: join(program, file), named: Object.entries(exported).filter(isCollection) };
    }),
  );
  const lines = modules.map(
    ({ file }, index) => `import * as module${index} from ${JSON.stringify(relative(join(path, '..'), file))};`,
  );
  const names = modules.flatMap(({ named }, index) => named.map(([name]) => `module${index}.${name}`));
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n\nexport default { content: [${names.join(', ')}] };\n`);
  return modules.flatMap(({ named }) => named.map(([, collection]) => collection));
}

function isCollection(entry: [string, unknown]): entry is [string, AnyContent] {
  const [, value] = entry;
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    (value.type === 'collection' || value.type === 'singleton')
  );
}

/**
 * Gives the site what has changed, each file in one step: it reads them as soon as they are there, and a half-written one
 * would be an error. What is wrong stays out, and the site goes on with what was.
 */
function publish(): void {
  changed.clear();
  mkdirSync(generated, { recursive: true });
  for (const name of readdirSync(outputDir)) {
    const [output, file] = [join(outputDir, name), join(generated, name)];
    // The time of the compilation, which changes each time.
    const text = readFileSync(output, 'utf8').replace(/^\/\/ generated .*\n/u, '');
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(output, text);
    renameSync(output, file);
  }
}

/** A collection whose texts are read from the folder of the texts, wherever that is. */
function inFolder<Content extends AnyContent>(collection: Content): Content {
  const moved = (path: string) => relative(root, join(folder, path.replace(/^content\b/u, '')));
  return isSingleton(collection)
    ? { ...collection, filePath: moved(collection.filePath) }
    : { ...collection, directory: moved(collection.directory) };
}

/** From the folder of the program where it lies in it, and in full elsewhere. */
function shownPath(path: string): string {
  const inside = relative(root, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside;
}

/** A collection that reports what goes wrong in a transformation together with the file, which its event leaves out. */
function namingFiles<Content extends AnyContent>(collection: Content): Content {
  const { transform } = collection;
  if (!transform) return collection;
  return {
    ...collection,
    async transform(document: Parameters<typeof transform>[0], context: never) {
      try {
        return await transform(document, context);
      } catch (error) {
        addError(pathOf(collection, document._meta.filePath), causeOf(error));
        throw error;
      }
    },
  };
}

function addError(file: string, cause: string): void {
  // An error of the file as a whole names no field.
  errors.push(`${shownPath(resolve(root, file))}: ${cause.trim().replace(/\s+/g, ' ').replace(/^: /, '')}`);
}

function withoutFieldsIn(file: string): string | null {
  return file.endsWith('.md') ? withoutFields(readFileSync(resolve(root, file), 'utf8')) : null;
}

function pathOf(collection: AnyContent, file: string): string {
  return isSingleton(collection) ? collection.filePath : `${collection.directory}/${file}`;
}

function causeOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** The compiler keeps what it has made for as long as the rules stay the same. */
function checksum(): string {
  const hash = createHash('sha256');
  for (const file of [...globSync(schemaFiles, { cwd: program }).sort(), ...ruleFiles]) {
    hash.update(file).update(readFileSync(join(program, file)));
  }
  return hash.digest('hex');
}
