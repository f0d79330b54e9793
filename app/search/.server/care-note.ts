import { type ConditionId, conditionIds, strictestNote } from '#app/conditions/index.ts';
import type { HelpLine } from '#app/help/index.ts';
import type { SearchDocument } from '#app/site/.server/index.ts';
import { helpLines } from '#content';
import type { CareTopic, Crisis } from '../search-schemas.ts';
import type { CareNeed } from './read-care.ts';

/** A page that the note leads to, with what to mind there. */
export interface CareLink {
  readonly path: string;
  readonly title: string;
  readonly words: string | null;
}

/** What stands above the answers. */
export interface CareNote {
  readonly isCrisis: boolean;
  /** Nothing but the note is shown. */
  readonly isAcute: boolean;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly helpLines: readonly HelpLine[];
  /** A session put together for the one complaint that was asked about. */
  readonly composed: CareLink | null;
  /** The gentlest session that fits; in a crisis, a page for afterwards. */
  readonly session: CareLink | null;
  /** The poses that are no good now. */
  readonly leaveOut: readonly CareLink[];
}

/** The note for a need, with links into `documents`, the site's own pages. */
export function careNote(need: CareNeed, documents: readonly SearchDocument[]): CareNote {
  const { crisis, topics, conditions, isAcute } = need;
  if (crisis) return crisisNote(crisis, documents);
  return {
    isCrisis: false,
    isAcute,
    heading: topics[0]?.heading ?? '',
    paragraphs: topics.flatMap(paragraphsOf),
    helpLines: [...new Set(topics.flatMap((topic) => topic.helpLines))].map((id) => helpLines.lines[id]),
    composed: isAcute ? null : composedOf(topics),
    session: isAcute ? null : sessionOf(topics, conditions, documents),
    leaveOut: isAcute ? [] : posesToLeaveOut(conditions, documents),
  };
}

/** What to mind of a page, in words; null where nothing. */
export function wordsOfCare(document: SearchDocument, conditions: readonly ConditionId[]): string | null {
  const words = conditionIds
    .filter((id) => conditions.includes(id))
    .flatMap((id) => document.conditions?.[id]?.words ?? []);
  return words.length > 0 ? [...new Set(words)].join(' ') : null;
}

/** Whether a page says of any of the conditions that it is to be left out. */
export function isToBeLeftOut(document: SearchDocument, conditions: readonly ConditionId[]): boolean {
  return strictestNote(document.conditions ?? {}, conditions)?.verdict === 'avoid';
}

function crisisNote(crisis: Crisis, documents: readonly SearchDocument[]): CareNote {
  const page = documents.find(({ path }) => path === crisis.page);
  return {
    isCrisis: true,
    isAcute: true,
    heading: crisis.heading,
    paragraphs: [crisis.text],
    helpLines: crisis.helpLines.map((id) => helpLines.lines[id]),
    composed: null,
    session: page ? toLink(page, []) : null,
    leaveOut: [],
  };
}

function paragraphsOf({ text, redFlags }: CareTopic): readonly string[] {
  return redFlags === undefined ? [text] : [text, redFlags];
}

/** Only where nothing else was asked about: what is put together for a neck knows nothing of a heart. */
function composedOf(topics: readonly CareTopic[]): CareLink | null {
  const [{ composed } = {}, ...others] = topics;
  return composed && others.length === 0 ? { path: composed.path, title: composed.name, words: null } : null;
}

/** The first session of the topics that none of the conditions forbids. */
function sessionOf(
  topics: readonly CareTopic[],
  conditions: readonly ConditionId[],
  documents: readonly SearchDocument[],
): CareLink | null {
  const wanted = topics.flatMap(({ session }) => session ?? []);
  const fitting = wanted
    .flatMap((path) => documents.find((document) => document.path === path) ?? [])
    .find((document) => !isToBeLeftOut(document, conditions));
  return fitting ? toLink(fitting, conditions) : null;
}

function posesToLeaveOut(
  conditions: readonly ConditionId[],
  documents: readonly SearchDocument[],
): readonly CareLink[] {
  return documents
    .filter((document) => document.kind === 'pose' && isToBeLeftOut(document, conditions))
    .map((document) => toLink(document, conditions));
}

function toLink(document: SearchDocument, conditions: readonly ConditionId[]): CareLink {
  return { path: document.path, title: document.title, words: wordsOfCare(document, conditions) };
}
