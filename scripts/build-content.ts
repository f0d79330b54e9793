import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyContent, createInternalBuilder, isSingleton } from '@content-collections/core';
import { z } from 'zod';

type CollectorFault = { filePath: string; error: Error };
type ValidationFault = { collection: AnyContent; file: { path: string }; error: Error };
type ResultFault = { collection: AnyContent; document: { _meta: { filePath: string } }; error: Error };

/**
 * `npm run content`: checks and compiles `content/` once. Ends with status 1 and one line a fault: file, field, cause.
 * With `--watch` it compiles from then on what changes, and says what is wrong without ending.
 */
const root = process.cwd();
/** Names every collection, for the types of what is compiled. */
const path = join(root, '.content-collections/collections.ts');
/** Where the compiler writes, and where the site reads. */
const outputDir = join(root, '.content-collections/output');
const generated = join(root, '.content-collections/generated');
/** Where the schemas are, which may not be where the content is. Every collection that such a file exports is compiled. */
const program = join(import.meta.dirname, '..');
const schemaFiles = 'app/*/{*-schema,*-schemas,editorial}.ts';
const isWatching = process.argv.includes('--watch');
let faults = 0;
/** Two files saved at once are two compilations side by side. */
let underWay = 0;

try {
  const collections = (await declaredCollections()).map(namingFiles);
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
  emitter.on('collector:read-error', ({ filePath, error }: CollectorFault) => addFault(filePath, error.message));
  emitter.on('collector:parse-error', ({ filePath, error }: CollectorFault) => addFault(filePath, error.message));
  emitter.on('transformer:validation-error', ({ collection, file, error }: ValidationFault) => {
    // One line a field: `- field: cause`.
    for (const field of error.message.split(/^- /m).slice(1)) addFault(pathOf(collection, file.path), field);
  });
  emitter.on('transformer:result-error', ({ collection, document, error }: ResultFault) => {
    addFault(pathOf(collection, document._meta.filePath), error.message);
  });
  emitter.on('builder:start', () => {
    underWay += 1;
  });
  emitter.on('builder:end', () => {
    underWay -= 1;
    if (underWay > 0) return;
    if (faults === 0) publish();
    if (isWatching) faults = 0;
  });
  const options = { configName: 'content-collections.config.js', outputDir };
  const builder = await createInternalBuilder(settings, root, options, emitter);
  if (isWatching) await builder.watch();
  else await builder.build();
  if (faults > 0) process.exit(1);
} catch (fault) {
  addFault('content', causeOf(fault));
  process.exit(1);
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
 * would be a fault. What is wrong stays out, and the site goes on with what was.
 */
function publish(): void {
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

/** A collection that reports what goes wrong in a transformation together with the file, which its event leaves out. */
function namingFiles<Content extends AnyContent>(collection: Content): Content {
  const { transform } = collection;
  if (!transform) return collection;
  return {
    ...collection,
    async transform(document: Parameters<typeof transform>[0], context: never) {
      try {
        return await transform(document, context);
      } catch (fault) {
        addFault(pathOf(collection, document._meta.filePath), causeOf(fault));
        throw fault;
      }
    },
  };
}

function addFault(file: string, cause: string): void {
  faults += 1;
  console.error(`${file}: ${cause.trim().replace(/\s+/g, ' ')}`);
}

function pathOf(collection: AnyContent, file: string): string {
  return isSingleton(collection) ? collection.filePath : `${collection.directory}/${file}`;
}

function causeOf(fault: unknown): string {
  if (fault instanceof z.ZodError)
    return fault.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; ');
  return fault instanceof Error ? fault.message : String(fault);
}

/** The compiler keeps what it has made for as long as the rules stay the same. */
function checksum(): string {
  const hash = createHash('sha256');
  for (const file of globSync(schemaFiles, { cwd: program }).sort()) {
    hash.update(file).update(readFileSync(join(program, file)));
  }
  return hash.digest('hex');
}
