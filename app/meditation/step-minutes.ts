interface WrittenStep {
  readonly title: string;
  readonly text: string;
}

/** A step of a practice by what it is called and how long it takes; null where the words before or after it are meant. */
export interface TimedStep {
  readonly title: string;
  readonly text: string;
  readonly minutes: number | null;
}

/** Takes the minutes out of a title as it is written: «Lang utpust (4 min)». */
export function timedStep({ title, text }: WrittenStep): TimedStep {
  const [, name = title, minutes] = /^(.+) \((\d+) min\)$/u.exec(title) ?? [];
  return { title: name, text, minutes: minutes ? Number(minutes) : null };
}
