import type { ConditionId } from '#app/conditions/index.ts';
import { care, crises } from '#content';
import type { CareTopic, Crisis } from '../search-schemas.ts';
import { fold } from './normalise.ts';
import { compilePhrases, type SaidWord, saidWords } from './phrases.ts';

/** What a query tells about the one who asks. */
export interface CareNeed {
  readonly crisis: Crisis | null;
  /** Complaints and states; one alone where it cannot wait, none in a crisis. */
  readonly topics: readonly CareTopic[];
  /** What the answers are held against. */
  readonly conditions: readonly ConditionId[];
  /** A crisis, or what cannot wait: nothing is searched for. */
  readonly isAcute: boolean;
}

/** Two at most are answered: more is no longer read. */
const topicLimit = 2;

const knownCrises = crises.crises.map((crisis) => ({ crisis, isSaid: compilePhrases(crisis.phrases) }));
const isPainSaid = compilePhrases(care.painWords);
const isGeneralSaid = compilePhrases(care.general.phrases);
const knownTopics = care.topics.map((topic) => ({
  topic,
  isSaid: compilePhrases(topic.phrases),
  isPartSaid: compilePhrases(topic.parts.map((part) => `${part}*`)),
  parts: topic.parts.map(fold),
}));

/** Reads a query for distress, pain and illness; null where it speaks of none. `isSiteWord` tells the site's own folded words. */
export function readCare(query: string, isSiteWord: (word: string) => boolean): CareNeed | null {
  const said = saidWords(query, isSiteWord);
  const crisis = knownCrises.find(({ isSaid }) => isSaid(said))?.crisis;
  if (crisis) return { crisis, topics: [], conditions: [], isAcute: true };
  const isPain = isPainSaid(said);
  const fitting = knownTopics
    .filter(({ isSaid, isPartSaid, parts }) => isSaid(said) || (isPain && isPartSaid(said)) || isCompound(said, parts))
    .map(({ topic }) => topic);
  const acute = fitting.find(({ isAcute }) => isAcute);
  const topics = acute ? [acute] : fitting.length > 0 ? fitting : isGeneralSaid(said) ? [care.general] : [];
  if (topics.length === 0) return null;
  return {
    crisis: null,
    topics: topics.slice(0, topicLimit),
    conditions: [...new Set(topics.flatMap(({ conditions }) => conditions))],
    isAcute: acute !== undefined,
  };
}

/** «Knesmerter»: a part of the body, and a word of pain after it. */
function isCompound(said: readonly SaidWord[], parts: readonly string[]): boolean {
  return said.some(({ text }) =>
    parts.some(
      (part) => text.startsWith(part) && care.painEndings.some((ending) => text.includes(ending, part.length)),
    ),
  );
}
