import { forbiddenClaims } from '#app/text/editorial.ts';

/** One text of the site: a string of a content file, with the way to it. */
export interface SiteText {
  readonly file: string;
  /** The keys down to it: `steps.2.text`; `body` for what stands under the front matter. */
  readonly field: string;
  readonly text: string;
}

/** A rule: the offenders among all texts of the site, one line each. */
type TextRule = (texts: readonly SiteText[]) => readonly string[];

/** What visitors are told to do; read on a mat, with the body in the middle of it. */
const instructions = /^(?:sections|steps|modifications|precautions|prepare|finish|plan|techniques)\b/u;

/** More than this is hard to follow while one moves: LIX calls 30 to 40 a normal text for grown-ups. */
const hardestLix = 40;

/** Heard and not read, or told to machines: repeated on purpose. */
const unseen =
  /(?:^|\.)(?:say|spoken|directions|conditions|otherwise|cues|metaDescription|metaKeywords|figureAlt|entrySequence|stepFigures|sources|updated|reviewed|page)\b/u;

/**
 * A warning and a step are the same wherever they apply, and have the same words: «Pust inn og strekk høyre bein» in two
 * poses is one movement.
 */
const repeatedOnPurpose = /^(?:precautions|steps|plan|prepare|finish)\b/u;

/** What people type is not ours to put in other words. */
const isOthersWord = /(?:^|\.)(?:synonyms|phrases|painWords)\b/u;

/** Shorter ones are turns of phrase: «Bytt side.» */
const shortestRepeatWords = 6;

/** What docs/content.md settles: the word not to be used, where, and what to say. */
const terms: readonly { readonly not: RegExp; readonly say: string; readonly within?: RegExp }[] = [
  { not: /\btimen\b/iu, say: 'økten', within: /^content\/(?:yoga-classes|breathing|meditations|sessions|poses)\// },
  { not: /(?<!\p{L})(?:en|én|et) pust\b(?! i bakken| som)/iu, say: 'ett pust' },
  { not: /\b(?:stropp|stroppen|reim)\b/iu, say: 'belte' },
  { not: /\bfoldet teppe\b/iu, say: 'brettet teppe' },
  { not: /\bhamstring\w*/iu, say: 'baksiden av lårene' },
  { not: /\bfyldig\w*/iu, say: 'rolig, dyp' },
  { not: /\blufthunger\b/iu, say: 'føler at du ikke får nok luft' },
  { not: /\bdrar av (?:sted|gårde)\b/iu, say: 'tankene vandrer' },
  { not: /\bnettehinne\w*/iu, say: 'netthinnen' },
  { not: /\bosteoporose\b/iu, say: 'beinskjørhet' },
  { not: /\btyper meditasjon\b/iu, say: 'meditasjonstyper' },
  { not: /\b(?:bjelle|bjellen|bjeller|klokkeslag)\b/iu, say: 'gongslag' },
  { not: /\bpuste[r]? leng?re ut\b/iu, say: 'utpusten er lengre enn innpusten' },
  { not: /\brumpe\w*/iu, say: 'sete, bak' },
  { not: /\bsetet på (?:en )?stol\w*/iu, say: 'stolsetet' },
];

/**
 * «Har du vondt, gjør du mindre»: a condition that opens with its verb. Left out are orders that end in r as well
 * (`spør`, `gjør`), words that are no verbs, and questions.
 */
const verbFirst =
  /^(?:(?!(?:Spør|Gjør|Hør|Rør|Lær|Kjør|Vær|Før|Når|Der|Her|Hver|Hvor|For|Derfor|Eller|Etter|Over|Under|Mer)\s)\p{Lu}\p{Ll}*r\s(?:du|det|de|vi|noe|noen|ingen|man)\b|(?:Er|Har|Blir|Klemmer|Stikker|Svever|Runder|Synker|Løfter|Kommer|Går|Trenger|Prikker|Faller|Dukker|Gir|Vil|Kan|Må|Skal|Gjør det vondt)\s(?!kjennes\b))[^.?]*?, (?!og\b|men\b|eller\b)[^.?]*\.$/u;

/** More than this in one text, and the list drones. */
const maxVerbFirst = 2;

/** Sections of one kind have one heading wherever they stand. */
export const plainHeadings: Readonly<Record<string, string>> = {
  fordeler: 'Fordeler',
  forsiktighet: 'Forsiktighet',
  tilpasninger: 'Tilpasninger',
  'slik-gjor-du': 'Slik gjør du',
  stopp: 'Når du skal stoppe',
};

/** All rules by name. */
export const textRules: Readonly<Record<string, TextRule>> = {
  'a health claim': (texts) => offenders(texts, ({ text }) => forbiddenClaims.exec(text)?.[0]),
  'a word that has another': (texts) =>
    offenders(texts, ({ file, field, text }) => {
      if (isOthersWord.test(field)) return undefined;
      const term = terms.find(({ not, within }) => not.test(text) && (within?.test(file) ?? true));
      return term && `${term.not.exec(text)?.[0]} → ${term.say}`;
    }),
  'a heading that is not the plain one': (texts) =>
    texts.flatMap(({ file, field, text }) => {
      const id = /^(?<section>sections\.\d+)\.heading$/u.exec(field)?.groups?.section;
      const section = id && texts.find((other) => other.file === file && other.field === `${id}.id`)?.text;
      const plain = section ? plainHeadings[section] : undefined;
      return plain && plain !== text ? [`${file} ${field}: «${text}» → «${plain}»`] : [];
    }),
  'a first heading that another page has': (texts) => {
    const headings = texts.filter(({ file, field }) => field === firstHeadingOf(file));
    return repeated(headings.map((text) => ({ key: text.text.toLocaleLowerCase('nb'), text })));
  },
  'an instruction that is hard to read': (texts) => {
    const byFile = Map.groupBy(
      texts.filter(({ field }) => instructions.test(field) && !unseen.test(field)),
      ({ file }) => file,
    );
    return [...byFile].flatMap(([file, parts]) => {
      const value = lix(parts.map(({ text }) => text).join('\n'));
      return value < hardestLix ? [] : [`${file}: LIX ${value.toFixed(0)}`];
    });
  },
  'one sentence after the other that opens with «Har du …, gjør du …»': (texts) => {
    const droning = texts.flatMap(({ file, field, text }) =>
      unseen.test(field) && !/\bconditions\b/u.test(field)
        ? []
        : sentencesOf(text)
            .filter((sentence) => verbFirst.test(sentence))
            .map((sentence) => ({ file, sentence })),
    );
    return [...Map.groupBy(droning, ({ file }) => file)].flatMap(([file, found]) =>
      found.length > maxVerbFirst
        ? [`${file}: ${found.length}, «${found.map(({ sentence }) => sentence).join('» «')}»`]
        : [],
    );
  },
  'a sentence that stands twice': (texts) =>
    repeated(
      texts
        .filter(({ field }) => !unseen.test(field) && !repeatedOnPurpose.test(field))
        .flatMap((text) => sentencesOf(text.text).map((sentence) => ({ key: sentence, text })))
        .filter(({ key }) => wordsOf(key).length >= shortestRepeatWords),
    ),
};

/** The rules that the words in the code are held to as well: labels are no texts to be compared or measured. */
export const rulesOfWords: ReadonlySet<string> = new Set(['a health claim', 'a word that has another']);

/** LIX (Björnsson 1968): words a sentence, plus the hundredths of words of more than six letters. */
export function lix(text: string): number {
  const words = wordsOf(text);
  const long = words.filter((word) => word.length > 6);
  return words.length / sentencesOf(text).length + (100 * long.length) / words.length;
}

function firstHeadingOf(file: string): string {
  if (file.startsWith('content/pages/')) return 'heading';
  if (file.startsWith('content/poses/')) return 'name';
  return /^content\/(?:yoga-classes|yoga-types|meditations|articles|breathing)\//u.test(file) ? 'title' : '';
}

function offenders(texts: readonly SiteText[], error: (text: SiteText) => string | undefined): string[] {
  return texts.flatMap((text) => {
    const found = error(text);
    return found === undefined ? [] : [`${text.file} ${text.field}: ${found}`];
  });
}

/** The texts whose key stands more than once, a line for each key. */
function repeated(entries: readonly { readonly key: string; readonly text: SiteText }[]): string[] {
  return [...Map.groupBy(entries, ({ key }) => key)].flatMap(([key, group]) => {
    const places = new Set(group.map(({ text }) => `${text.file} ${text.field}`));
    return group.length > 1 ? [`«${key}»: ${[...places].join(', ')}`] : [];
  });
}

function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\]\([^)]*\)/gu, ']')
    .split(/(?<=[.?:…])\s+|\n+/u)
    .map((sentence) => sentence.replaceAll(/^[\s#*-]+|\s+$/gu, ''))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[-–][\p{L}\d]+)*/gu) ?? [];
}
