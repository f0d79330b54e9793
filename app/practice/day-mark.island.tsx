import { useEffect } from 'react';
import buttonStyles from '#app/ui/button.module.css';
import { type OpenedDay, withDoneDay } from './memory.ts';
import { useMemory } from './use-memory.ts';

/** Remembers which day was opened, and marks it as done; nothing where memory is off. */
export default function DayMark({ day }: { day: OpenedDay }) {
  const { memory, change } = useMemory();
  const isOn = memory !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known that it is on
  useEffect(() => {
    if (isOn) change((before) => ({ ...before, day }));
  }, [isOn]);
  if (!memory) return null;
  const isDone = memory.doneDays.includes(day.path);
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.quiet}`}
      aria-pressed={isDone}
      onClick={() => change((before) => withDoneDay(before, day.path, !isDone))}
    >
      {isDone ? 'Dagen er gjort' : 'Merk dagen som gjort'}
    </button>
  );
}
