import { openSubmissionArchive } from '#app/.server/database/index.ts';
import { type Proposal, parseProposal } from '#app/contact/.server/index.ts';
import type { Env } from '#app/start/.server/env.ts';
import {
  type Change,
  differences,
  each,
  editOf,
  findOne,
  OwnerError,
  type StudioTable,
} from '#app/studios/.server/import/index.ts';
import {
  fieldsOf,
  originOf,
  type StudioRow,
  studioRow,
  withOrigin,
  writeProvenance,
} from '#app/studios/rules/index.ts';
import { plainLine } from '#app/text/index.ts';

interface StoredProposal extends Proposal {
  readonly id: number;
  readonly from: string;
}

/** What the history calls an accepted one. */
const runOf = (id: number) => `proposals accept ${id}`;

/** One block for each proposal that visitors have sent and that is still kept. */
export async function listProposals(table: StudioTable, env: Env): Promise<number> {
  const done = new Set((await table.runs()).map(({ what }) => what));
  const all = await readProposals(env);
  for (const { id, slug, from, cells, proof } of all) {
    console.log(
      `${id}  ${slug === null ? 'new studio' : `about ${plainLine(slug)}`}, from ${plainLine(from)}${done.has(runOf(id)) ? '  (accepted)' : ''}`,
    );
    for (const [column, value] of Object.entries(cells)) console.log(`  ${column}: ${plainLine(value)}`);
    if (proof !== '') console.log(`  how we can see that it is right: ${plainLine(proof)}`);
  }
  if (all.length === 0) console.log('There are no proposals.');
  return 0;
}

/** Puts what it says into the table, as the studio's own word. */
export async function acceptProposal(table: StudioTable, env: Env, id: number): Promise<number> {
  const proposal = (await readProposals(env)).find((each) => each.id === id);
  if (proposal === undefined) throw new OwnerError(`there is no proposal ${id}`);
  const today = new Date().toISOString().slice(0, 10);
  const told = Object.fromEntries(
    Object.entries(studioRow.parse(proposal.cells)).filter(([column]) => column in proposal.cells),
  );
  const { change, before } =
    proposal.slug === null
      ? { change: newRow(told, id, today), before: null }
      : await ofStudio(table, proposal.slug, told, today);
  await table.apply(each([change]), runOf(id));
  for (const line of differences(before, studioRow.parse({ ...before, ...told }))) console.log(plainLine(line));
  return 0;
}

function newRow(told: Partial<StudioRow>, id: number, today: string): Change {
  const row = { ...told, place_id: `proposal-${id}`, main_category: 'Yogastudio' };
  const provenance = writeProvenance(withOrigin([], fieldsOf(row).told, originOf('studio', today)));
  return { kind: 'insert', row: { ...row, provenance } };
}

async function ofStudio(table: StudioTable, slug: string, told: Partial<StudioRow>, today: string) {
  const stored = await findOne(table, slug);
  return { change: editOf(stored, told, 'studio', today), before: stored.row };
}

async function readProposals(env: Env): Promise<StoredProposal[]> {
  const archive = await openSubmissionArchive(env.database);
  try {
    return (await archive.list()).flatMap(({ id, email, subject, message }) => {
      const proposal = parseProposal({ subject, message });
      return proposal === null ? [] : [{ id, from: email, ...proposal }];
    });
  } finally {
    await archive.close();
  }
}
