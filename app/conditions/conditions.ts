import type { DrawnId } from '#app/drawings/ids.ts';

/** What a body may have that a practice must take care of; the one closed list. */
export const conditionIds = [
  'kne',
  'handledd',
  'skulder',
  'nakke',
  'rygg',
  'hofte',
  'beinskjorhet',
  'hoyt-blodtrykk',
  'hjerte',
  'oyetrykk',
  'gravid',
  'svimmel',
  'brokk',
  'refluks',
] as const;

export type ConditionId = (typeof conditionIds)[number];

/** `avoid`: leave it out. `adapt`: the words say how. A condition that is not named is fine. */
export const verdicts = ['adapt', 'avoid'] as const;

export type Verdict = (typeof verdicts)[number];

/** What one may need beside a mat, a chair or a bed. */
export const things = ['teppe', 'pute', 'belte', 'kloss', 'stol', 'vegg'] as const;

export type Thing = (typeof things)[number];

/** A line of a practice that advice speaks against, and what a voice says in its place; without that it is left out. */
export interface InsteadLine {
  readonly line: string;
  readonly say?: string | undefined;
  /** Both of the other side, where they name one. */
  readonly otherLine?: string | undefined;
  readonly otherSay?: string | undefined;
  /** Where it takes longer than the line that it stands for: to lay a cushion. */
  readonly seconds?: number | undefined;
}

export interface ConditionNote {
  readonly verdict: Verdict;
  /** What to do instead; a whole sentence or two. */
  readonly words: string;
  /** The things that the words speak of. */
  readonly uses?: readonly Thing[] | undefined;
  /** How many cushions, where it is not one. */
  readonly cushions?: number | undefined;
  /** What a session shows instead; several take turns. */
  readonly drawn?: readonly DrawnId[] | undefined;
  /** What a voice says otherwise, on both sides; where that says it all, the words themselves are shown alone. */
  readonly instead?: readonly InsteadLine[] | undefined;
}

/** An item's answers to the conditions. */
export type ConditionNotes = Readonly<Partial<Record<ConditionId, ConditionNote>>>;

/** What visitors are told that a condition is. */
export const conditionNames: Readonly<Record<ConditionId, { readonly name: string; readonly explanation: string }>> = {
  kne: { name: 'Vondt kne', explanation: 'Smerter, skade, slitasje eller protese i kneet.' },
  handledd: { name: 'Vondt håndledd', explanation: 'Smerter eller skade i håndleddet, eller karpaltunnelsyndrom.' },
  skulder: { name: 'Vond skulder', explanation: 'Smerter, betennelse eller skade i skulderen.' },
  nakke: { name: 'Vond nakke', explanation: 'Smerter, skade, slitasje eller prolaps i nakken.' },
  rygg: { name: 'Vond rygg', explanation: 'Prolaps, isjias, akutte smerter eller fersk skade i ryggen.' },
  hofte: { name: 'Hofteprotese eller vond hofte', explanation: 'Protese, smerter eller slitasje i hoften.' },
  beinskjorhet: { name: 'Beinskjørhet', explanation: 'Lav beintetthet, eller brudd etter et lett fall.' },
  'hoyt-blodtrykk': {
    name: 'Høyt blodtrykk',
    explanation: 'Blodtrykk som er for høyt, særlig når det ikke er behandlet.',
  },
  hjerte: { name: 'Hjertesykdom', explanation: 'Sykdom i hjertet, hjertesvikt eller tidligere hjerneslag.' },
  oyetrykk: { name: 'Øyetrykk og netthinne', explanation: 'Grønn stær (glaukom) eller skade på netthinnen.' },
  gravid: {
    name: 'Gravid',
    explanation: 'Hele svangerskapet. Du ligger ikke på magen, og fra omtrent uke 16 ikke lenge flatt på ryggen.',
  },
  svimmel: { name: 'Svimmel', explanation: 'Lavt blodtrykk, svimmelhet eller dårlig balanse.' },
  brokk: { name: 'Brokk eller operert mage', explanation: 'Lyskebrokk, annet brokk eller nylig operasjon i magen.' },
  refluks: { name: 'Sure oppstøt', explanation: 'Refluks, halsbrann eller spiserørsbrokk.' },
};

/** An item's answers with their names, those to avoid first, else in the order of the list. */
export function conditionsOf({ conditions }: { readonly conditions: ConditionNotes }) {
  const answers = conditionIds.flatMap((id) => {
    const note = conditions[id];
    return note ? [{ id, name: conditionNames[id].name, ...note }] : [];
  });
  return answers.toSorted((a, b) => strictness(b.verdict) - strictness(a.verdict));
}

/** The strictest answer to any of the conditions; null where they are all fine. */
export function strictestNote(conditions: ConditionNotes, ids: Iterable<ConditionId>): ConditionNote | null {
  let strictest: ConditionNote | null = null;
  for (const id of ids) {
    const note = conditions[id];
    if (note && strictness(note.verdict) > strictness(strictest?.verdict)) strictest = note;
  }
  return strictest;
}

/** 0 for fine. */
export function strictness(verdict: Verdict | undefined): number {
  return verdict === undefined ? 0 : verdicts.indexOf(verdict) + 1;
}

/**
 * The answers of something that is made of others: as strict as the strictest of its practices. Poses can be left out of it
 * one by one, so one that is to be avoided asks for no more than care.
 */
export function conditionsOfAll(
  practices: readonly { readonly conditions: ConditionNotes }[],
  poses: readonly { readonly conditions: ConditionNotes }[],
  words: Readonly<Record<Verdict, string>>,
): { [id in ConditionId]?: { verdict: Verdict; words: string } } {
  return Object.fromEntries(
    conditionIds.flatMap((id) => {
      const isAvoided = practices.some(({ conditions }) => conditions[id]?.verdict === 'avoid');
      const isNamed = [...practices, ...poses].some(({ conditions }) => conditions[id]);
      const verdict: Verdict = isAvoided ? 'avoid' : 'adapt';
      return isNamed ? [[id, { verdict, words: words[verdict] }]] : [];
    }),
  );
}
