import { expect, test } from 'vitest';
import { endOf, type SequencePose, type SequenceWords, type SpokenPose, sequenceSession } from './from-sequence.ts';
import type { Line, SpokenLines } from './script.ts';
import type { Station } from './stations.ts';

const line = (text: string, to: readonly Station[] = [], seconds = 10): Line => {
  return { text, seconds, to, minMinutes: 0, maxMinutes: 60 };
};
const silent: SpokenLines = { passage: [], before: [], in: [], hold: [], out: [], second: null, after: [] };
const pose = (id: string, station: Station, changed: Partial<SequencePose> = {}): SequencePose => ({
  id,
  name: id,
  group: 'staende',
  figure: 'tadasana',
  page: null,
  from: station,
  station,
  isRest: false,
  bothSides: false,
  holdSeconds: 30,
  level: 'beginner',
  precautions: [`care of ${id}`],
  ...changed,
});

const poses = [
  pose('Fjellet', 'standing'),
  pose('Treet', 'standing', { level: 'intermediate', bothSides: true }),
  pose('Kobraen', 'belly', { level: 'advanced' }),
  pose('Hvile', 'back', { isRest: true }),
  pose('stille', 'standing', { block: 'silence', name: 'Stillhet' }),
  pose('pust', 'standing', { block: 'breath', name: 'Pust', breath: [{ kind: 'in', seconds: 4 }] }),
  pose('solhilsen', 'standing', { block: 'salutation', name: 'Solhilsen' }),
];
const words: SequenceWords = {
  passages: {
    opening: [line('Velkommen.')],
    closing: [line('Ferdig for i dag.')],
    breaths: [line('Pust én.'), line('Pust to.'), line('Pust tre.'), line('Pust fire.')],
    ways: [
      {
        from: 'standing',
        to: 'belly',
        wordings: [[line('Ned på magen.', ['belly'])], [line('Legg deg på magen.', ['belly'])]],
      },
      { from: 'belly', to: 'standing', wordings: [[line('Opp igjen.', ['standing'])]] },
      { from: 'belly', to: 'back', wordings: [[line('Rull over på ryggen.', ['back'])]] },
      { from: 'back', to: 'sitting', wordings: [[line('Sett deg opp.', ['sitting'])]] },
      { from: 'belly', to: 'sitting', wordings: [[line('Sett deg på hælene.', ['sitting'])]] },
      { from: 'sitting', to: 'standing', wordings: [[line('Reis deg.', ['standing'])]] },
    ],
  },
  lines: {
    Fjellet: { ...silent, in: [line('Stå rakt.')], hold: [line('Kjenn føttene.')] },
    Treet: {
      ...silent,
      in: [line('Høyre fot ned.')],
      hold: [line('Stå støtt.')],
      second: { in: [line('Venstre fot ned.')], hold: [line('Stå støtt igjen.')], out: [] },
    },
    Kobraen: { ...silent, in: [line('Løft brystet.')], hold: [line('Pust fram.')], out: [line('Senk.')] },
    Hvile: { ...silent, hold: [line('Ligg stille.')] },
    stille: { ...silent, hold: [line('Vær stille.')] },
    pust: { ...silent, hold: [line('Følg pusten.')] },
    solhilsen: { ...silent, in: [line('Stå foran.')], out: [line('Ferdig hilst.')] },
  },
  rounds: {
    solhilsen: { rounds: [[line('Første runde.')], [line('Andre runde.')], [line('Tredje runde.')]], second: [] },
  },
  again: [line('En gang til.'), line('Og igjen.')],
  recorded: ['Velkommen.'],
};
const of = (...chosen: [id: string, amount: number][]) =>
  sequenceSession(
    chosen.map(([id, amount]) => ({ id, amount })),
    poses,
    words,
  );
const saidIn = (session: ReturnType<typeof of>) =>
  session?.cues.filter(({ isSilent }) => !isSilent).map(({ text }) => text);

test('poses follow one another with the ways between, and one sits up at the end', () => {
  const session = of(['Fjellet', 30], ['Kobraen', 20]);
  expect(session).toMatchObject({ id: 'egen', title: 'Din egen økt', kind: 'yoga', isQuiet: false, lengths: [] });
  expect(session?.steps.map(({ name }) => name)).toEqual(['Velkommen', 'Fjellet', 'Kobraen', 'Avslutning']);
  expect(saidIn(session)).toEqual([
    'Velkommen.',
    'Stå rakt.',
    'Kjenn føttene.',
    'Ned på magen.',
    'Løft brystet.',
    'Pust fram.',
    'Senk.',
    'Sett deg på hælene.',
    'Ferdig for i dag.',
  ]);
});

test('who stands or sits at the end need not rise first', () => {
  expect(saidIn(of(['Fjellet', 30]))?.slice(-2)).toEqual(['Kjenn føttene.', 'Ferdig for i dag.']);
  for (const station of ['sitting', 'chair'] as const)
    expect(
      sequenceSession([{ id: 'Sitt', amount: 30 }], [pose('Sitt', station, { from: 'standing' })], {
        ...words,
        lines: { Sitt: { ...silent, in: [line('Sett deg.', [station])], hold: [line('Sitt.')] } },
      })?.cues.filter(({ isSilent }) => !isSilent).length,
    ).toBe(4);
});

test('a way that comes again is told in other words', () => {
  const said = saidIn(of(['Kobraen', 20], ['Fjellet', 30], ['Kobraen', 20]));
  expect(said?.filter((text) => text.includes('magen'))).toEqual(['Ned på magen.', 'Legg deg på magen.']);
});

test('each side is held as long as asked for, and a long hold is never quiet for long', () => {
  const session = of(['Treet', 90]);
  const sides = session?.steps.filter(({ name }) => name === 'Treet');
  expect(sides?.map(({ side, seconds }) => [side, seconds])).toEqual([
    ['first', 102],
    ['second', 100],
  ]);
  expect(saidIn(session)?.filter((text) => text.startsWith('Pust '))).toEqual([
    'Pust én.',
    'Pust to.',
    'Pust én.',
    'Pust to.',
  ]);
});

test('lines of breath begin elsewhere in each pose', () => {
  const said = saidIn(of(['Fjellet', 60], ['Fjellet', 60]));
  expect(said?.filter((text) => text.startsWith('Pust '))).toEqual(['Pust én.', 'Pust fire.']);
});

test('a rest is left in silence', () => {
  expect(saidIn(of(['Kobraen', 20], ['Hvile', 200]))?.filter((text) => text.startsWith('Pust '))).toEqual([
    'Pust fram.',
  ]);
});

test('a section that begins once more says so, each time in other words', () => {
  const said = saidIn(of(['del', 3], ['Fjellet', 30]));
  expect(said?.filter((text) => text === 'En gang til.' || text === 'Og igjen.')).toEqual([
    'En gang til.',
    'Og igjen.',
  ]);
  expect(said?.filter((text) => text === 'Stå rakt.')).toHaveLength(3);
  const threeWordings = { ...words, again: [...words.again, line('Siste gang.')] };
  const longer = sequenceSession(
    [
      { id: 'del', amount: 4 },
      { id: 'Fjellet', amount: 30 },
    ],
    poses,
    threeWordings,
  );
  expect(saidIn(longer)?.filter((text) => /^(En gang til|Og igjen|Siste gang)\.$/u.test(text))).toEqual([
    'En gang til.',
    'Og igjen.',
    'Siste gang.',
  ]);
});

test('silence and a breath are had wherever one is; a salutation is stood up for, with other words each round', () => {
  const said = saidIn(of(['Kobraen', 20], ['stille', 60], ['pust', 40], ['solhilsen', 4]));
  expect(said?.slice(said.indexOf('Senk.') + 1)).toEqual([
    'Vær stille.',
    'Følg pusten.',
    'Pust tre.',
    'Opp igjen.',
    'Stå foran.',
    'Første runde.',
    'Andre runde.',
    'Tredje runde.',
    'Andre runde.',
    'Ferdig hilst.',
    'Ferdig for i dag.',
  ]);
});

test('a guided breath begins with its step, after what is said before it', () => {
  const again = of(['del', 2], ['pust', 40]);
  expect(again?.steps.map(({ name, breath }) => [name, breath.length])).toEqual([
    ['Velkommen', 0],
    ['Pust', 1],
    ['Pust', 0],
    ['Pust', 1],
    ['Avslutning', 0],
  ]);
});

test('what is unknown, or has no words, is left out, and nothing is no session', () => {
  expect(of(['ukjent', 30], ['Fjellet', 30])?.steps).toHaveLength(3);
  expect(sequenceSession([{ id: 'Fjellet', amount: 30 }], poses, { ...words, lines: {} })).toBeNull();
  expect(of()).toBeNull();
});

test('the cautions of what is demanding are told once each, after the one for all', () => {
  const session = of(['Treet', 30], ['Fjellet', 30], ['Treet', 30], ['Kobraen', 20]);
  expect(session?.precautions.slice(1)).toEqual(['Treet: care of Treet', 'Kobraen: care of Kobraen']);
  expect(session?.precautions[0]).toContain('Varm opp først');
  expect([session?.isDemanding, of(['Fjellet', 30])?.isDemanding]).toEqual([true, false]);
});

test('lines that are recorded say so', () => {
  const recorded = of(['Fjellet', 30])?.cues.filter(({ isRecorded }) => isRecorded);
  expect(recorded?.map(({ text }) => text)).toEqual(['Velkommen.']);
  const { recorded: _, ...unrecorded } = words;
  expect(
    sequenceSession([{ id: 'Fjellet', amount: 30 }], poses, unrecorded)?.cues.some(({ isRecorded }) => isRecorded),
  ).toBe(false);
});

test('after a pose the body is where its last line leads', () => {
  const spoken = (lines: Partial<SpokenLines>): SpokenPose => ({
    ...pose('x', 'belly'),
    spoken: { ...silent, ...lines },
  });
  expect(endOf(spoken({}))).toBe('belly');
  expect(endOf(spoken({ out: [line('a', ['side', 'sitting']), line('b')] }))).toBe('sitting');
  expect(endOf(spoken({ out: [line('a', ['sitting'])], after: [line('b', ['back'])] }))).toBe('back');
  expect(
    endOf(spoken({ out: [line('a', ['sitting'])], second: { in: [], hold: [], out: [line('b', ['side'])] } })),
  ).toBe('side');
});

test('one stands while one is welcomed, as the person of the first pose, but before what is no pose', () => {
  const welcomeOf = (id: string) => {
    const first = poses.find((pose) => pose.id === id);
    const session = sequenceSession([{ id, amount: 30 }], poses, words);
    return { first: first?.figure, welcome: session?.steps[0] };
  };
  const { first, welcome } = welcomeOf('Kobraen');
  expect(welcome).toMatchObject({ figure: first, drawn: ['tadasana'] });
  expect(welcomeOf('stille').welcome?.figure).toBeNull();
});
