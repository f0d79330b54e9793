import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { studioColumns } from '#app/studios/rules/studio-row.ts';
import { maxSubmissionsADay, type StudioStore, type Submission } from './store.ts';
import { embeddedHarness } from './testing/embedded.ts';
import { type Harness, realDatabaseTimeouts } from './testing/harness.ts';
import { hostedHarness } from './testing/hosted.ts';
import { type PostgresServer, postgresHarness, startPostgres } from './testing/postgres.ts';

vi.setConfig(realDatabaseTimeouts);

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const message: Submission = {
  name: 'Åse Ærlig',
  email: 'aase@example.no',
  subject: 'Spørsmål',
  message: "Hei!\nRobert'); drop table contact_submissions; -- 🧘",
};

const backends = [
  // The hosted store keeps equal submissions apart in its own memory only.
  { name: 'embedded', open: embeddedHarness, sharesDuplicates: true },
  { name: 'postgres', open: async () => postgresHarness(await postgres.createDatabase()), sharesDuplicates: true },
  { name: 'hosted', open: hostedHarness, sharesDuplicates: false },
];

describe.each(backends)('$name store', ({ open, sharesDuplicates }) => {
  let harness: Harness;
  let store: StudioStore;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    await harness.clear();
    store = await harness.openStore();
    return () => store.close();
  });

  it('gives back every column of every row', async () => {
    await harness.addStudios([
      { name: 'Tyttebær Yoga', address: 'Eksempelgata 1, 0155 Oslo', rating: 4.8, reviews: 214, place_id: 'b' },
      { name: '  ', phone: '*****', rating: 0, is_temporarily_closed: 'TRUE', place_id: 'c' },
    ]);
    const rows = await store.allStudios();
    expect(rows).toMatchObject([
      { name: 'Tyttebær Yoga', address: 'Eksempelgata 1, 0155 Oslo', rating: 4.8, reviews: 214, place_id: 'b' },
      { name: null, phone: null, rating: null, reviews: null, is_temporarily_closed: 'TRUE', place_id: 'c' },
    ]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(studioColumns.toSorted());
  });

  it('gives all rows of a large table, each once', async () => {
    const rows = Array.from({ length: 2345 }, (_, index) => ({ name: `Studio ${index}`, place_id: `p${index}` }));
    await harness.addStudios(rows);
    const found = await store.allStudios();
    expect(new Set(found.map(({ place_id }) => place_id)).size).toBe(2345);
    expect(found).toHaveLength(2345);
  });

  it('gives an empty table as an empty list', async () => {
    expect(await store.allStudios()).toEqual([]);
  });

  it.each([
    ['Måneskjær Ære Østlyng', 'MÅNESKJÆR ÆRE ØSTLYNG'],
    ['MÅNESKJÆR', 'måneskjær'],
    ['100% Yoga', '100% yoga'],
    ['Yoga_Oslo', 'yoga_oslo'],
    ['Back\\slash', 'back\\slash'],
    ['Kari\'s "Yoga"', 'kari\'s "yoga"'],
    ['Yoga * Pust', 'yoga * pust'],
  ])('finds %j by %j', async (name, asked) => {
    await harness.addStudios([
      { name: 'Noe annet', place_id: 'x' },
      { name, place_id: 'y' },
    ]);
    expect(await store.studioByName(asked)).toMatchObject({ name, place_id: 'y' });
  });

  it.each(['100x Yoga', '%', '____ Yoga', 'YogaxOslo', '*', '', 'Yoga', "' or 1=1 --"])(
    'finds nothing by %j',
    async (asked) => {
      await harness.addStudios([{ name: '100% Yoga' }, { name: 'Yoga_Oslo' }]);
      expect(await store.studioByName(asked)).toBeNull();
    },
  );

  it('stores a submission as it was written', async () => {
    expect(await store.insertSubmission(message)).toBe('stored');
    expect(await harness.submissions()).toEqual([message]);
  });

  it('stores many equal submissions at once as one', async () => {
    const others = sharesDuplicates ? [await harness.openStore(), await harness.openStore()] : [];
    const stores = [store, ...others];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (stores[index % stores.length] ?? store).insertSubmission(message)),
    );
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(await harness.submissions()).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('tells submissions apart by their %s', async (field) => {
    await store.insertSubmission(message);
    expect(await store.insertSubmission({ ...message, [field]: `${message[field]}x` })).toBe('stored');
    expect(await store.insertSubmission(message)).toBe('duplicate');
  });

  it.runIf(sharesDuplicates)(
    'keeps a notice of each stored submission, for one at a time, until it is finished',
    async () => {
      const site = await harness.openStore({ withNotices: true });
      const other = await harness.openStore({ withNotices: true });
      await site.insertSubmission(message);
      await site.insertSubmission(message);
      await other.insertSubmission({ ...message, subject: 'To' });
      // Nobody asked to be told of this one.
      await store.insertSubmission({ ...message, subject: 'Uten' });
      const claimed = await Promise.all([site, other, site, other].map((each) => each.notices?.claim()));
      const found = claimed.flatMap((notices) => notices ?? []);
      expect(found.map(({ subject }) => subject).sort()).toEqual([message.subject, 'To']);
      expect(found).toContainEqual({ ...message, id: expect.any(Number), created_at: expect.any(String), attempts: 1 });
      await site.notices?.finish([found[0]?.id ?? 0]);
      await harness.ageSubmissions(59);
      expect(await other.notices?.claim()).toEqual([]);
      await harness.ageSubmissions(2);
      expect(await other.notices?.claim()).toEqual([{ ...found[1], attempts: 2, created_at: expect.any(String) }]);
      await harness.ageSubmissions(61);
      expect(await other.notices?.claim(), 'the second delay is twice as long').toEqual([]);
      await harness.clear();
      await harness.ageSubmissions(86_400);
      expect(await other.notices?.claim(), 'it goes with its submission').toEqual([]);
      await Promise.all([site.close(), other.close()]);
    },
  );

  it.runIf(sharesDuplicates)('gives notices one by one, and of more than five all at once', async () => {
    const site = await harness.openStore({ withNotices: true });
    for (let index = 0; index < 6; index += 1) await site.insertSubmission({ ...message, subject: `Emne ${index}` });
    const all = (await site.notices?.claim()) ?? [];
    expect(all.map(({ subject, attempts }) => `${subject}, ${attempts}`)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Emne ${index}, 1`),
    );
    expect(await site.notices?.claim()).toEqual([]);
    await site.notices?.finish(all.slice(0, 1).map(({ id }) => id));
    await harness.ageSubmissions(61);
    for (const { subject } of all.slice(1)) {
      expect(await site.notices?.claim()).toMatchObject([{ subject, attempts: 2 }]);
    }
    expect(await site.notices?.claim()).toEqual([]);
    await site.close();
  });

  it.runIf(sharesDuplicates)(
    'takes so many submissions a day from all senders together, and then says so',
    async () => {
      await harness.addSubmissions(maxSubmissionsADay - 1);
      expect(await store.insertSubmission(message)).toBe('stored');
      const one = store.insertSubmission({ ...message, subject: 'En til' });
      await expect(one).rejects.toThrow(/more than 2000 messages in a day$/);
      expect(await store.insertSubmission(message), 'what is stored stays so').toBe('duplicate');
      expect(await harness.submissions()).toHaveLength(maxSubmissionsADay);
      await harness.ageSubmissions(86_401);
      expect(await store.insertSubmission({ ...message, subject: 'En til' })).toBe('stored');
    },
  );

  it.runIf(sharesDuplicates)('stores the same submission again after an hour', async () => {
    await store.insertSubmission(message);
    await harness.ageSubmissions(3590);
    expect(await store.insertSubmission(message)).toBe('duplicate');
    await harness.ageSubmissions(20);
    expect(await store.insertSubmission(message)).toBe('stored');
  });
});
