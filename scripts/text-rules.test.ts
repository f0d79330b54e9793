import { expect, test } from 'vitest';
import { codeTexts } from './code-texts.ts';
import { siteTexts } from './site-texts.ts';
import { lix, rulesOfWords, type SiteText, textRules } from './text-rules.ts';

const texts = siteTexts();
const words = codeTexts();

/** An error that somebody could write, by the rule that must see it. */
const planted: Readonly<Record<string, readonly SiteText[]>> = {
  'a health claim': [{ file: 'content/poses/x.md', field: 'benefits.0', text: 'Kurerer vond rygg.' }],
  'a word that has another': [
    { file: 'content/yoga-classes/x.md', field: 'plan.0.steps.0.text', text: 'Legg et foldet teppe under kneet.' },
    { file: 'content/yoga-classes/x.md', field: 'plan.0.steps.1.text', text: 'Nå er timen over.' },
    { file: 'content/yoga-classes/x.md', field: 'plan.0.steps.1.spoken.hold.0.say', text: 'Bli i én pust.' },
    { file: 'app/yoga/x.tsx', field: 'line 3', text: 'Ta en stropp rundt føttene.' },
  ],
  'a heading that is not the plain one': [
    { file: 'content/pages/x.md', field: 'sections.0.id', text: 'fordeler' },
    { file: 'content/pages/x.md', field: 'sections.0.heading', text: 'Det du får igjen' },
  ],
  'a first heading that another page has': [{ file: 'content/pages/x.md', field: 'heading', text: 'Et rom å puste i' }],
  'an instruction that is hard to read': [
    {
      file: 'content/poses/x.md',
      field: 'steps.0',
      text: 'Ekstensjonsbevegelsen gjennomføres kontrollert, idet kjernemuskulaturen aktiveres forutgående, samtidig som skulderbladene stabiliseres nedover.',
    },
  ],
  'one sentence after the other that opens with «Har du …, gjør du …»': [
    {
      file: 'content/poses/x.md',
      field: 'precautions.0',
      text: 'Har du vondt, gjør du mindre. Er du gravid, hviler du på siden. Blir du svimmel, setter du deg.',
    },
  ],
  'a sentence that stands twice': [
    { file: 'content/articles/x.md', field: 'body', text: 'Det samme står to ganger på dette nettstedet.' },
    {
      file: 'content/articles/y.md',
      field: 'body',
      text: 'Først noe annet. Det samme står to ganger på dette nettstedet.',
    },
  ],
};

test.each(Object.entries(textRules))('%s is found when it is planted, and stands nowhere', (name, rule) => {
  const errors = planted[name] ?? [];
  expect(errors.length).toBeGreaterThan(0);
  expect(rule(rulesOfWords.has(name) ? [...texts, ...words] : texts)).toEqual([]);
  const found = rule([...texts, ...errors]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.join('\n')).toContain('/x.md');
});

test('LIX counts words a sentence and long words', () => {
  // Six words in two sentences, one of them longer than six letters.
  expect(lix('Sitt på matta. Pust gjennom nesen.')).toBeCloseTo(3 + 100 / 6);
});

test('a question, an order and a benefit are no conditions that open with their verb', () => {
  const rule = textRules['one sentence after the other that opens with «Har du …, gjør du …»'];
  const text =
    'Er du ny, eller bare nysgjerrig? Gjør det saktere, så rekker du det. Spør lege, og vent. Kan kjennes rolig, særlig sent. Bøy mindre hvis kneet er vondt.';
  expect(rule?.([{ file: 'content/poses/x.md', field: 'body', text: `${text} ${text} ${text}` }])).toEqual([]);
});

test('a word is found wherever it stands: in what is spoken, and in the code', () => {
  const rule = textRules['a word that has another'];
  const found = rule?.(planted['a word that has another'] ?? []).map((error) => error.replace(/:.*/u, ''));
  expect(found).toEqual([
    'content/yoga-classes/x.md plan.0.steps.0.text',
    'content/yoga-classes/x.md plan.0.steps.1.text',
    'content/yoga-classes/x.md plan.0.steps.1.spoken.hold.0.say',
    'app/yoga/x.tsx line 3',
  ]);
});

test('the words in the code are read: labels, sentences between tags, and parts of templates', () => {
  const read = words.map(({ text }) => text);
  for (const text of ['Start på nytt', 'Lagre for bruk uten nett', 'Runde']) expect(read).toContain(text);
});

test('every kind of content is read', () => {
  const folders = new Set(texts.map(({ file }) => file.split('/')[1]));
  for (const folder of ['articles', 'breathing', 'meditations', 'pages', 'poses', 'yoga-classes', 'yoga-types'])
    expect(folders).toContain(folder);
});
