import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#app/start/.server/env.ts';
import {
  type Asker,
  createAddressService,
  createLiveAsker,
  createRecordedAsker,
  createUnitRegister,
  dayOfDump,
  drawTowns,
  each,
  fetchYogaPlaces,
  geocode,
  ImportError,
  openUnitDump,
  overpassTimeoutMs,
  RegisterError,
  type StudioTable,
  type Verified,
  verify,
} from '#app/studios/.server/import/index.ts';
import { noAddress, openStreetMapPrefix, type StudioRow } from '#app/studios/rules/index.ts';
import { plainLine } from '#app/text/index.ts';
import { forgetCopies } from './forget-copies.ts';
import { bringIn } from './studios-import.ts';
import { createProgressBar } from './studios-progress.ts';
import { writeReview } from './studios-report.ts';

export interface RegisterOptions {
  env: Env;
  /** Answers kept before, instead of the network. */
  from: string | undefined;
  /** Where the answers are kept. */
  record: string | undefined;
  /** The files of the register of businesses, instead of questions to it. */
  dump: readonly string[];
  dryRun: boolean;
  isSure: boolean;
}

type Service = keyof Env['registers'];

const variables = { overpass: 'OVERPASS_URL', brreg: 'BRREG_URL', kartverket: 'KARTVERKET_URL' } as const;
const answerMs = 30_000;
const maxBytes = { overpass: 64_000_000, brreg: 8_000_000, kartverket: 8_000_000 } as const;
const pausesMs = [1000, 4000, 15_000];
/** Overpass is a service of volunteers. */
const betweenQuestionsMs = 2000;

function openAsker(service: Service, { env, from, record }: RegisterOptions): Asker {
  if (from !== undefined) return createRecordedAsker(from);
  return createLiveAsker({
    url: env.registers[service],
    variable: variables[service],
    userAgent: `Pusterom studio directory (${env.siteUrl})`,
    today: new Date().toISOString().slice(0, 10),
    timeoutMs: service === 'overpass' ? overpassTimeoutMs : answerMs,
    maxBytes: maxBytes[service],
    pausesMs,
    recordPath: record,
  });
}

/** Brings in the yoga places of OpenStreetMap, then asks in which town those lie that do not say so. */
export async function fetchStudios(table: StudioTable, options: RegisterOptions): Promise<number> {
  const { env, from, dryRun, isSure } = options;
  const path = from ?? (await keepAnswer(options));
  if (!existsSync(path)) throw new ImportError(`cannot read ${path}`);
  const wanted = {
    path,
    replace: false,
    isSure,
    reportPath: join(env.dataDir, 'studios-report.csv'),
    wholeOf: openStreetMapPrefix,
    what: 'fetch',
  };
  const planned = await bringIn(table, { ...wanted, dryRun: true });
  if (dryRun) return planned;
  const status = await bringIn(table, { ...wanted, dryRun: false, isPlanned: true });
  if (!(await hasPlaceless(table))) return status;
  try {
    await findPlaces(table, { ...options, from: undefined, record: undefined });
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    console.log(
      `Some studios stay hidden until their town is known: run "npm run studios -- geocode" later (${error.message}).`,
    );
  }
  return status;
}

/** Kept whole or not at all, so that a run that is ended leaves the one before. */
async function keepAnswer(options: RegisterOptions): Promise<string> {
  const { dataDir } = options.env;
  const path = join(dataDir, 'openstreetmap.json');
  const asker = openAsker('overpass', { ...options, record: undefined });
  const text = await fetchYogaPlaces(asker);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, text, { flush: true });
  renameSync(`${path}.new`, path);
  console.log(`The answer is kept in ${path}; --from uses it again.`);
  return path;
}

async function hasPlaceless(table: StudioTable): Promise<boolean> {
  for await (const { row } of table.rows()) if (row.hidden === noAddress) return true;
  return false;
}

/** Says where every studio lies. */
export async function findPlaces(table: StudioTable, options: RegisterOptions): Promise<number> {
  const asker = openAsker('kartverket', options);
  try {
    const progress = createCounter();
    const { changes, levels, review } = await geocode(table, createAddressService(asker), asker.date, progress.add);
    progress.clear();
    if (!options.dryRun) await table.apply(each(changes), 'geocode');
    const { house, street, place, unknown, completed } = levels;
    console.log(
      `Addresses: ${house} to the house, ${street} to the street, ${place} to the postal area, ${unknown} not found; ${completed} completed from the map.`,
    );
    console.log(`${options.dryRun ? 'Would change' : 'Changed'} ${changes.length} studios. Addresses: © Kartverket.`);
    writeReview(options.env.dataDir, 'geocode', review);
    return 0;
  } finally {
    asker.close();
  }
}

/** Draws the places that have studios, or one of them anew. What Overpass cannot tell of a place leaves the others. */
export async function drawMaps(table: StudioTable, place: string | null, options: RegisterOptions): Promise<number> {
  const { env, dryRun, from } = options;
  const rows: StudioRow[] = [];
  for await (const { row } of table.rows()) rows.push(row);
  const asker = openAsker('overpass', options);
  const progress = createCounter();
  try {
    const { drawn, kept, failed } = await drawTowns(rows, {
      ...{ asker, place, dryRun, dataDir: env.dataDir, onProgress: progress.add },
      pauseMs: from === undefined ? betweenQuestionsMs : 0,
    });
    progress.clear();
    for (const { place: name, why } of failed) console.log(`${plainLine(name)}: ${why}; try again later.`);
    if (place !== null && drawn.length + failed.length === 0)
      throw new ImportError(
        `no studio in ${plainLine(place)} has a known address; run "npm run studios -- geocode" first`,
      );
    console.log(
      `Maps: ${drawn.length} ${dryRun ? 'would be drawn' : 'drawn'}, ${kept} kept as they are, ${failed.length} not drawn. Map data: © OpenStreetMap contributors (ODbL).`,
    );
    return failed.length === 0 ? 0 : 3;
  } finally {
    progress.clear();
    asker.close();
  }
}

/** Holds every studio against the register of businesses. */
export async function verifyStudios(table: StudioTable, options: RegisterOptions): Promise<number> {
  const { changes, outcomes, review, purgedPictures } = await holdAgainstRegister(table, options);
  const { registered, closed, bankrupt, moved, removed, doubt, unknown } = outcomes;
  if (!options.dryRun) {
    await table.apply(each(changes), 'verify');
    if (removed > 0) await forgetCopies(options.env.dataDir, purgedPictures);
  }
  console.log(
    `Register: ${registered} exist, ${closed} closed and hidden, ${bankrupt} bankrupt, ${moved} moved, ${removed} purged, ${doubt} in doubt, ${unknown} not found.`,
  );
  console.log(
    `${options.dryRun ? 'Would change' : 'Changed'} ${changes.length} studios. The register says that a business exists, not what it teaches.`,
  );
  writeReview(options.env.dataDir, 'verify', review);
  return 0;
}

/** A function of its own: what was read of the register is forgotten before the changes are made. */
async function holdAgainstRegister(table: StudioTable, options: RegisterOptions): Promise<Verified> {
  const { register, date, close } = await openRegister(table, options);
  const progress = createCounter();
  try {
    return await verify(table, register, date, progress.add);
  } finally {
    progress.clear();
    close();
  }
}

async function openRegister(table: StudioTable, options: RegisterOptions) {
  const { dump } = options;
  if (dump.length > 0) {
    const date = dayOfDump(dump);
    return { register: await openUnitDump(dump, studiosOf(table)), date, close: () => undefined };
  }
  const asker = openAsker('brreg', options);
  return { register: createUnitRegister(asker), date: asker.date, close: asker.close };
}

async function* studiosOf(table: StudioTable) {
  for await (const { row } of table.rows()) yield row;
}

function createCounter() {
  const bar = createProgressBar(process.stderr);
  let asked = 0;
  return {
    add: (name: string) => {
      asked += 1;
      bar.say(`${asked}: ${plainLine(name).slice(0, 60)}`);
    },
    clear: bar.clear,
  };
}
