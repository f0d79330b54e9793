import { useEffect, useState } from 'react';
import { changeMemory, deleteMemory, type Memory, readMemory, type Stored, turnOn } from './memory.ts';

/** What this device remembers, and how it is changed. */
export interface DeviceMemory {
  /** Undefined until the browser has told. */
  readonly stored: Stored | undefined;
  /** What is remembered; null where nothing is to be, or it cannot be read. */
  readonly memory: Memory | null;
  change(how: (memory: Memory) => Memory): void;
  turnOn(): void;
  delete(): void;
}

/** Follows what this device remembers while a part of a page is shown. */
export function useMemory(): DeviceMemory {
  const [stored, setStored] = useState<Stored>();
  const after = (act: (storage: Storage) => void) => {
    // Where the browser lets no page store anything, it is as if nothing had been turned on.
    try {
      act(localStorage);
      setStored(readMemory(localStorage));
    } catch {
      setStored({ state: 'off' });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the browser has taken over
  useEffect(() => after(() => undefined), []);
  return {
    stored,
    memory: stored?.state === 'on' ? stored.memory : null,
    change: (how) => after((storage) => changeMemory(storage, how)),
    turnOn: () => after(turnOn),
    delete: () => after(deleteMemory),
  };
}
