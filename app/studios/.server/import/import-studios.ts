import { basename } from 'node:path';
import type { Origin } from '../../rules/provenance.ts';
import { type StudioRow, studioColumns } from '../../rules/studio-row.ts';
import { shellWord } from '../owner/namesakes.ts';
import { describeFormat, type FileFormat, recogniseFormat } from './file-format.ts';
import { originOfFile } from './file-origin.ts';
import { ImportError } from './import-error.ts';
import { joinTwins, type ReadLine } from './join-twins.ts';
import { createPlan } from './plan.ts';
import type { Reading } from './raw-record.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readJsonLines } from './read-json-lines.ts';
import { addressParts, type Remark, readStudio } from './read-studio.ts';
import { openSourceText, type SourceText } from './source-text.ts';
import { flatten, namesOf, openStreetMap, recogniseSource, type Source } from './sources.ts';
import type { Change, StudioTable } from './studio-table.ts';

/** One remark on one row of the file. */
export type Report = Remark & { line: number; name: string };

export type Recognised = { format: string; encoding: string; source: string; mapping: string[]; unused: string[] };

export type Counts = Record<'inserted' | 'updated' | 'unchanged' | 'deleted' | 'rejected' | 'remarked', number> & {
  /** How many of those that are deleted were the invented ones of the beginning. */
  examples?: number;
};

type Settings = {
  path: string;
  table: StudioTable;
  /** Decides and reports everything, and changes nothing. */
  dryRun: boolean;
  /** Removes the rows that the file does not have. */
  replace: boolean;
  /** Has seen what `replace` removes, or that rows were rejected, and wants it all the same. */
  isSure?: boolean;
  /** See `createPlan`. */
  wholeOf?: string | undefined;
  /** What the history calls this; the path otherwise. */
  what?: string | undefined;
  onRecognised: (recognised: Recognised) => void;
  onReport: (report: Report) => void;
  onChange: (kind: Change['kind'], name: string) => void;
  onProgress: (share: number) => void;
};

/**
 * Brings the studios of a file into the table: all that can be read, in one transaction, or none. Throws an ImportError
 * when the file cannot be read to its end, or holds no studio.
 */
export async function importStudios(settings: Settings): Promise<Counts> {
  const { path, table, dryRun, replace, onProgress } = settings;
  const text = await openSourceText(path);
  const counts: Counts = { inserted: 0, updated: 0, unchanged: 0, deleted: 0, rejected: 0, remarked: 0 };
  const plan = createPlan({
    replace,
    wholeOf: settings.wholeOf,
    purgedKeys: await table.purgedKeys(),
    onNamesake: (line, row, hiddenAddress, isKeptHidden) => {
      counts.remarked += 1;
      settings.onReport({ ...namesakeRemark(row, hiddenAddress, isKeptHidden), line, name: row.name ?? '' });
    },
  });
  for await (const stored of table.rows()) plan.know(stored);
  const changes = changesOf(text, plan, settings, counts, (bytes) => onProgress(bytes / text.sizeBytes));
  if (dryRun) for await (const _ of changes);
  else await table.apply(changes, settings.what ?? `import ${basename(path)}`);
  return counts;
}

async function* changesOf(
  text: SourceText,
  plan: ReturnType<typeof createPlan>,
  { wholeOf, isSure, onRecognised, onReport, onChange }: Settings,
  counts: Counts,
  onProgress: (bytes: number) => void,
): AsyncGenerator<Change> {
  const format = recogniseFormat(text.head);
  let source: Source | undefined;
  let broken: string | undefined;
  const report = (line: number, name: string, remarks: readonly Remark[]) => {
    for (const remark of remarks) onReport({ ...remark, line, name });
    if (remarks.some(({ kind }) => kind === 'rejected')) counts.rejected += 1;
    else if (remarks.length > 0) counts.remarked += 1;
  };
  function* bringIn({ row, closed, name, remarks, line }: ReadLine, origin: Origin): Generator<Change> {
    const closing = closed === null ? null : plan.close(closed, origin);
    if (closing !== null) {
      counts.updated += 1;
      onChange('update', name);
      yield closing;
    }
    const step = row === null ? null : plan.step(row, line, origin);
    if (step?.kind === 'purged' || step?.kind === 'duplicate') {
      const reason = step.kind === 'purged' ? 'was taken out for good' : `is the same studio as on line ${step.ofLine}`;
      report(line, name, [rejection(reason)]);
      return;
    }
    report(line, name, remarks);
    if (step === null) return;
    count(counts, step.kind);
    if (step.kind === 'unchanged') return;
    onChange(step.kind, name);
    yield step;
  }

  const places: ReadLine[] = [];
  for await (const record of recordsOf(text.chunks(onProgress), format)) {
    if ('error' in record) {
      broken ??= `line ${record.line} ${record.error}`;
      report(record.line, '', [rejection(record.error)]);
      continue;
    }
    if (isGeometry(record.fields)) continue;
    const fields = flatten(record.fields);
    if (source === undefined) {
      source = recogniseSource(Object.keys(fields));
      onRecognised(describe(fields, source, text, format));
    }
    const read = { line: record.line, ...readStudio(fields, source) };
    if (source.name === openStreetMap) places.push(read);
    else yield* bringIn(read, originOfFile(text, source));
  }
  // Twins may lie far apart in the file: all its points come before all its buildings.
  if (source) for (const place of joinTwins(places)) yield* bringIn(place, originOfFile(text, source));
  if (counts.inserted + counts.updated + counts.unchanged === 0) throw new ImportError(noStudio(source, broken));
  if (!isSure) refuseGreatLoss(plan.removedShare(), wholeOf === undefined ? counts.rejected : 0);
  for (const { change, name, isExample } of plan.leftovers()) {
    if (isExample) counts.examples = (counts.examples ?? 0) + 1;
    count(counts, change.kind);
    onChange(change.kind, name);
    yield change;
  }
}

const maxRemovedShare = 0.2;

/** A file that was cut off must not empty the directory. */
function refuseGreatLoss(removedShare: number, rejected: number): void {
  if (removedShare === 0) return;
  const percent = Math.ceil(removedShare * 100);
  if (rejected > 0)
    throw new ImportError(
      `${rejected} rows were rejected, and ${percent} % of the studios would go; add --yes if that is right`,
    );
  if (removedShare > maxRemovedShare)
    throw new ImportError(`${percent} % of the studios would go; add --yes if that is right`);
}

function recordsOf(chunks: AsyncIterable<string>, format: FileFormat): Reading {
  if (format.kind === 'csv') return readCsv(chunks, format);
  return format.kind === 'json' ? readJson(chunks, format.path) : readJsonLines(chunks);
}

/** Overpass answers also hold the bare points that ways run through. */
function isGeometry({ type, tags, properties, name }: Record<string, unknown>): boolean {
  const isElement = type === 'node' || type === 'way' || type === 'relation';
  return isElement && tags === undefined && properties === undefined && name === undefined;
}

function describe(fields: Record<string, unknown>, source: Source, text: SourceText, format: FileFormat): Recognised {
  const pairs = studioColumns.map((column) => {
    const parts = column === 'address' ? addressParts.flat() : [];
    const found = namesOf(column, source).filter((name) => name in fields);
    return [column, found.length > 0 ? found : parts.filter((name) => name in fields)] as const;
  });
  const used = new Set<string>(pairs.flatMap(([, names]) => names));
  return {
    format: describeFormat(format),
    encoding: text.encoding,
    source: source.name,
    mapping: pairs.filter(([, names]) => names.length > 0).map(([column, names]) => `${column} ← ${names.join(', ')}`),
    unused: Object.keys(fields).filter((name) => !used.has(name)),
  };
}

function noStudio(source: Source | undefined, broken: string | undefined): string {
  if (source === undefined) return broken ?? 'the file holds no rows';
  return `the file holds no studio that can be imported; its columns were read as: ${source.name}`;
}

function namesakeRemark({ name, address }: Partial<StudioRow>, hiddenAddress: string, isKeptHidden: boolean): Remark {
  if (isKeptHidden)
    return { kind: 'not shown', column: '', reason: `is the studio that you have hidden (${hiddenAddress})` };
  const called = [name, address].map((words) => shellWord(words ?? '')).join(' ');
  const reason = `the same name as a hidden studio in the same town (${hiddenAddress}); hide it too with: hide ${called}`;
  return { kind: 'doubtful', column: '', reason };
}

function rejection(reason: string): Remark {
  return { kind: 'rejected', column: '', reason };
}

function count(counts: Counts, kind: Change['kind'] | 'unchanged'): void {
  const names = {
    insert: 'inserted',
    update: 'updated',
    unchanged: 'unchanged',
    delete: 'deleted',
    purge: 'deleted',
  } as const;
  counts[names[kind]] += 1;
}
