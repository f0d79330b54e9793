import {
  differences,
  each,
  editOf,
  findOne,
  hideOf,
  isHiddenByOwner,
  readEdits,
  removeOf,
  type StudioTable,
  showOf,
} from '#app/studios/.server/import/index.ts';
import { plainLine } from '#app/text/index.ts';
import { forgetCopies } from './forget-copies.ts';
import { localTime } from './local-time.ts';

const maxFieldsShown = 10;

/** Which studio, as it was typed: a name, and an address where several have that. */
export interface Called {
  readonly name: string;
  readonly address: string | undefined;
}

/** Each gives the exit status: 0 done, 1 there was nothing to do. */

export async function edit(table: StudioTable, called: Called, edits: readonly string[]): Promise<number> {
  const wanted = readEdits(edits);
  const studio = await findOne(table, called.name, called);
  const change = editOf(studio, wanted, 'owner', new Date().toISOString().slice(0, 10));
  await table.apply(each([change]), `edit ${inWords(called)}`);
  for (const line of differences(studio.row, { ...studio.row, ...wanted })) console.log(plainLine(line));
  return 0;
}

export async function hide(table: StudioTable, called: Called): Promise<number> {
  const studio = await findOne(table, called.name, called);
  if (isHiddenByOwner(studio)) {
    console.log(`${plainLine(studio.row.name ?? called.name)} is hidden already.`);
    return 1;
  }
  await table.apply(each([hideOf(studio)]), `hide ${inWords(called)}`);
  console.log(`${plainLine(studio.row.name ?? called.name)} is shown on no page, and no import brings it back.`);
  return 0;
}

/** For good: it asks to be told so. */
export async function remove(table: StudioTable, dataDir: string, called: Called, isSure: boolean): Promise<number> {
  const studio = await findOne(table, called.name, { ...called, isHidden: true });
  const { name, featured_image } = studio.row;
  if (!isSure) {
    console.log(
      `${plainLine(name ?? called.name)} goes for good, with its history; hide can be taken back. Say --yes.`,
    );
    return 1;
  }
  await table.apply(each([removeOf(studio)]), `remove ${inWords(called)}`);
  await forgetCopies(dataDir, featured_image === null ? [] : [featured_image]);
  console.log(
    `${plainLine(name ?? called.name)} is removed, and no import brings it back. Older backups still have it.`,
  );
  return 0;
}

export async function show(table: StudioTable, called: Called): Promise<number> {
  const studio = await findOne(table, called.name, { ...called, isHidden: true });
  if (studio.row.hidden === null) {
    console.log(`${plainLine(studio.row.name ?? called.name)} is not hidden.`);
    return 1;
  }
  await table.apply(each([showOf(studio)]), `show ${inWords(called)}`);
  console.log(
    `${plainLine(studio.row.name ?? called.name)} is shown again; it was hidden: ${plainLine(studio.row.hidden)}.`,
  );
  return 0;
}

export async function undo(table: StudioTable): Promise<number> {
  const run = await table.undo();
  console.log(
    run === null ? 'There is nothing to undo.' : `Taken back: ${plainLine(run.what)}, ${inStudios(run.changes)}.`,
  );
  return run === null ? 1 : 0;
}

/** The runs, or what became of one studio. */
export async function history(table: StudioTable, called: Called | null): Promise<number> {
  if (called === null) {
    const runs = await table.runs();
    for (const { madeAt, what, changes } of runs)
      console.log(`${localTime(madeAt)}  ${inStudios(changes)}  ${plainLine(what)}`);
    if (runs.length === 0) console.log('Nothing has been changed yet.');
    return 0;
  }
  const studio = await findOne(table, called.name, called);
  let after = studio.row;
  for (const { run, before } of await table.past(studio.id)) {
    console.log(`${localTime(run.madeAt)}  ${plainLine(run.what)}${before === null ? ': new' : ''}`);
    const lines = before === null ? [] : differences(before, after);
    for (const line of lines.slice(0, maxFieldsShown)) console.log(`  ${plainLine(line)}`);
    if (before === null) break;
    after = before;
  }
  return 0;
}

function inStudios(number: number): string {
  return number === 1 ? '1 studio' : `${number} studios`;
}

function inWords({ name, address }: Called): string {
  return address === undefined ? name : `${name}, ${address}`;
}
