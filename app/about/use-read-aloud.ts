import { useEffect, useState } from 'react';
import { type PartToRead, partsToRead } from './parts-to-read.ts';

interface Place {
  readonly part: number;
  readonly sentence: number;
}

const start: Place = { part: 0, sentence: 0 };

/** Reads the page's main text with a voice of the device, sentence by sentence. */
export function useReadAloud(voice: SpeechSynthesisVoice | null | undefined, rate: number) {
  const [parts, setParts] = useState<readonly PartToRead[]>([]);
  const [place, setPlace] = useState(start);
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    const stop = () => setReading(false);
    addEventListener('pagehide', stop);
    return () => removeEventListener('pagehide', stop);
  }, []);
  useEffect(() => {
    const sentence = parts[place.part]?.sentences[place.sentence];
    if (!isReading || !voice || sentence === undefined) return;
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    let isOver = false;
    utterance.onend = () => {
      if (isOver) return;
      isOver = true;
      const next = placeAfter(place, parts);
      setPlace(next ?? start);
      if (!next) setReading(false);
    };
    utterance.onerror = () => {
      if (!isOver) setReading(false);
      isOver = true;
    };
    speechSynthesis.speak(utterance);
    return () => {
      if (!isOver) speechSynthesis.cancel();
      isOver = true;
    };
  }, [parts, place, isReading, voice, rate]);

  return {
    parts,
    part: place.part,
    isAtStart: place.part === 0 && place.sentence === 0,
    isReading: isReading && Boolean(voice),
    toggle() {
      const main = document.querySelector('main');
      if (parts.length === 0 && main) setParts(partsToRead(main));
      setReading(!isReading);
    },
    /** To the beginning of a part; nowhere where there is none. */
    goTo(part: number) {
      if (parts[part]) setPlace({ part, sentence: 0 });
    },
  };
}

function placeAfter({ part, sentence }: Place, parts: readonly PartToRead[]): Place | null {
  if (parts[part]?.sentences[sentence + 1] !== undefined) return { part, sentence: sentence + 1 };
  return parts[part + 1] ? { part: part + 1, sentence: 0 } : null;
}
