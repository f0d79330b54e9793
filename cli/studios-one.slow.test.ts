import { spawnSync } from 'node:child_process';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { proposalSubmission, tidyProposal } from '#app/contact/proposal.ts';
import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { rowsOf, temporaryFolder } from '#app/studios/.server/import/testing.ts';
import { makeSpreadsheet } from '#app/studios/.server/import/testing-spreadsheet.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const temporary = temporaryFolder();
afterAll(() => temporary.remove());
let folders = 0;
let dataDir: string;
const file = temporary.file(
  'name,address,phone\nSol Yoga,"Gata 1, 0155 Oslo",22334455\nRo Yoga,"Gata 2, 5003 Bergen",\n',
);

beforeEach(() => {
  folders += 1;
  dataDir = `${temporary.folder}/one-${folders}`;
  studios('import', file);
});

function studios(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/studios.ts', '--new', ...args], {
    env: { DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { stdout, stderr: stderr.replace(/^Database: .*\n/u, ''), status };
}

async function rows() {
  const table = openEmbeddedTable(dataDir);
  const all = await rowsOf(table);
  await table.close();
  return all;
}

describe('one studio', () => {
  it('is edited, and says what it was', async () => {
    expect(studios('edit', 'Sol Yoga', 'phone=22 00 00 00').stdout).toContain('phone: 22334455 → 22 00 00 00');
    expect((await rows())[0]).toMatchObject({ phone: '22 00 00 00', address: 'Gata 1, 0155 Oslo' });
    expect(studios('history', 'sol-yoga').stdout).toMatch(
      /edit Sol Yoga\n {2}phone: 22334455 → 22 00 00 00\n.*import .*: new/,
    );
  });

  it('is hidden, stays hidden after an import, and is shown again', async () => {
    studios('hide', 'Sol Yoga');
    expect(studios('hide', 'Sol Yoga'), 'the second time nothing is changed').toMatchObject({ status: 1 });
    expect(studios('history').stdout).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}1 studio {2}hide Sol Yoga\n.*import /u);
    studios('import', file);
    expect((await rows())[0]).toMatchObject({ hidden: 'by the owner' });
    expect(studios('show', 'Sol Yoga')).toMatchObject({ status: 0 });
    expect(studios('show', 'Sol Yoga')).toMatchObject({ status: 1 });
    expect((await rows())[0]).toMatchObject({ hidden: null });
  });

  it('is removed for good, once that is said, and stays away', async () => {
    expect(studios('remove', 'Sol Yoga')).toMatchObject({ status: 1 });
    expect(await rows()).toHaveLength(2);
    expect(studios('remove', 'Sol Yoga', '--yes')).toMatchObject({ status: 0 });
    studios('import', file);
    expect((await rows()).map(({ name }) => name)).toEqual(['Ro Yoga']);
    expect(studios('history', 'Sol Yoga').stderr).toContain('there is no studio');
  });

  it.each([
    [['edit', 'Nobody', 'phone=1'], 'there is no studio "Nobody"'],
    [['edit', 'Sol Yoga'], 'say what to change'],
    [['edit', 'Sol Yoga', 'colour=red'], 'is not FIELD=VALUE'],
    [['edit', 'Sol Yoga', 'rating=9'], 'rating=9 cannot be read'],
    [['edit', 'Sol Yoga', 'name='], 'needs a name'],
    [['hide'], 'say which studio'],
    [['undo', 'x'], 'does not understand'],
    [['proposals', 'accept', '99'], 'there is no proposal 99'],
  ])('%j is refused in one line, and nothing changes', async (args, cause) => {
    const before = await rows();
    const { stderr, status } = studios(...args);
    expect(status).not.toBe(0);
    expect(stderr).toContain(cause);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(await rows()).toEqual(before);
  });
});

it('tells studios of one name apart by their addresses, and by the addresses of their pages', async () => {
  const several =
    'name,address\nTo Yoga,"Gata 1, 0155 Oslo"\nTo Yoga,"Gata 9, 0155 Oslo"\nTo Yoga,"Ågata $HOME, 5003 Bergen"\n';
  studios('import', temporary.file(several));
  const told = studios('hide', 'To Yoga');
  expect(told.status).toBe(1);
  for (const typed of [
    '"To Yoga" "Gata 1, 0155 Oslo"',
    '"To Yoga" "Gata 9, 0155 Oslo"',
    `"To Yoga" 'Ågata $HOME, 5003 Bergen'`,
  ])
    expect(told.stderr).toContain(typed);
  expect(told.stderr).not.toContain('null');
  studios('edit', 'To Yoga', 'Gata 9, 0155 Oslo', 'phone=22 00 00 00');
  studios('hide', 'To Yoga', 'gata 1');
  studios('hide', 'to-yoga-bergen');
  expect(studios('hide', 'To Yoga', 'Gata').stderr).toContain('there is no studio "To Yoga" at "Gata"');
  const shown = async () => (await rows()).slice(2).map(({ phone, hidden }) => [phone, hidden]);
  expect(await shown()).toEqual([
    [null, 'by the owner'],
    ['22 00 00 00', null],
    [null, 'by the owner'],
  ]);
  studios('show', 'to-yoga-bergen');
  studios('show', 'To Yoga', 'Gata 1, 0155 Oslo');
  expect((await shown()).map(([, hidden]) => hidden)).toEqual([null, null, null]);
});

it('takes back one command after the other, to the examples of the beginning', async () => {
  const first = await rows();
  studios('edit', 'Sol Yoga', 'phone=22 00 00 00');
  const smaller = temporary.file('name,address\nSol Yoga,"Gata 1, 0155 Oslo"\n');
  studios('import', smaller, '--replace', '--yes');
  expect(await rows()).toHaveLength(1);
  expect(studios('undo').stdout).toContain('Taken back: import');
  studios('undo');
  expect(await rows()).toEqual(first);
  studios('undo');
  expect((await rows()).every(({ place_id }) => place_id?.startsWith('example-'))).toBe(true);
  expect(studios('undo')).toMatchObject({ status: 1, stdout: 'There is nothing to undo.\n' });
});

it('refuses to replace most of the directory, unless the owner is sure', async () => {
  const cutOff = temporary.file('name,address\nSol Yoga,"Gata 1, 0155 Oslo"\n');
  expect(studios('import', cutOff, '--replace')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('50 % of the studios would go'),
  });
  expect(await rows()).toHaveLength(2);
});

it('hides a studio that its source says is closed for good', async () => {
  studios(
    'import',
    temporary.file('title,address,business_status\nRo Yoga,"Gata 2, 5003 Bergen",CLOSED_PERMANENTLY\n'),
  );
  expect((await rows()).map(({ hidden }) => hidden)).toEqual([null, expect.stringMatching(/^closed \d{4}-/)]);
});

it('brings an Excel file in like any other', async () => {
  const sheet = temporary.file(
    makeSpreadsheet([
      ['navn', 'adresse', 'telefon'],
      ['Sol Yoga', 'Gata 1, 0155 Oslo', '22 11 11 11'],
    ]),
  );
  expect(studios('import', sheet)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Read as Excel, the first sheet;[\s\S]*0 new, 1 changed/u),
  });
  expect((await rows())[0]).toMatchObject({ phone: '22 11 11 11' });
  expect(studios('import', sheet).stdout).toContain('1 unchanged');
});

it('lists what visitors have proposed, and makes it the studio’s own word', async () => {
  const store = openEmbeddedStore(dataDir);
  const form = {
    address: '',
    website: '',
    timetable: '',
    hours: '',
    styles: '',
    description: '',
    proof: 'Se nettstedet',
    sender: 'Kari',
    email: 'kari@example.no',
  };
  await store.insertSubmission(
    proposalSubmission(tidyProposal({ ...form, studio: 'Sol Yoga', phone: '22 99 99 99' }), 'sol-yoga'),
  );
  await store.insertSubmission(
    proposalSubmission(tidyProposal({ ...form, studio: 'Ny Yoga', phone: '', address: 'Gata 3, 9008 Tromsø' }), null),
  );
  await store.insertSubmission({ name: 'Ola', email: 'ola@example.no', subject: 'Hei', message: 'Spørsmål' });
  await store.close();
  const { stdout } = studios('proposals');
  expect(stdout).toContain('1  about sol-yoga, from kari@example.no');
  expect(stdout).toContain('2  new studio');
  expect(stdout).not.toContain('Spørsmål');
  studios('proposals', 'accept', '1');
  studios('proposals', 'accept', '2');
  expect(await rows()).toMatchObject([
    { phone: '22 99 99 99', address: 'Gata 1, 0155 Oslo' },
    {},
    { name: 'Ny Yoga', place_id: 'proposal-2' },
  ]);
  expect(studios('proposals').stdout).toContain('(accepted)');
});
