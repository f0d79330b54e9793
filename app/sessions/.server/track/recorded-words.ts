import type { SequenceWords } from '../../script/from-sequence.ts';
import type { Recordings } from './recordings.ts';

/** The words of sessions of one's own, and which of their lines are heard in sound tracks. */
export function withRecorded(words: SequenceWords, { find }: Pick<Recordings, 'find'>): SequenceWords {
  const texts = new Set<string>();
  JSON.stringify(words, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') texts.add(value);
    return value;
  });
  return { ...words, recorded: [...texts].filter((text) => find(text)) };
}
