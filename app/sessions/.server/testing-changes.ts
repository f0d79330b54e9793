import type { Composition } from '../composer/compose.ts';
import type { Practice, RepertoireItem } from '../composer/knowledge.ts';
import type { Line } from '../script/script.ts';

/** What breaks a sound session, for the tests of the rules that judge one. */
export type Planned = Composition['plan'][number];

export function from(planned: Planned, place: 'back' | 'sitting'): Planned {
  return { ...planned, item: { ...planned.item, from: place } };
}

export function withItems(sound: Composition, change: (item: RepertoireItem) => RepertoireItem): Composition {
  return { ...sound, plan: sound.plan.map((planned) => ({ ...planned, item: change(planned.item) })) };
}

export function withPractice(sound: Composition, change: Partial<Practice>): Composition {
  return withItems(sound, (item) => ({ ...item, practice: { ...item.practice, ...change } }));
}

export function withHolds(sound: Composition, holdSeconds: number): Composition {
  const plan = sound.plan.map((planned) => ({ ...planned, holdSeconds, item: { ...planned.item, isRest: false } }));
  return { ...sound, plan };
}

/** As if the first two things were these. */
export function withIds(sound: Composition, ...ids: readonly string[]): Composition {
  const plan = sound.plan.map((planned, index) => ({
    ...planned,
    item: { ...planned.item, id: ids[index] ?? planned.item.id },
  }));
  return { ...sound, plan };
}

export function withTexts(sound: Composition, change: (line: Line) => Line, only?: 'hold'): Composition {
  const each = (lines: readonly Line[]) => (only ? [...lines] : lines.map(change));
  const steps = sound.script.steps.map((step) => {
    const { passage, before, second, after, ...side } = step.spoken;
    const ofSide = { in: each(side.in), hold: side.hold.map(change), out: each(side.out) };
    return {
      ...step,
      spoken: { ...step.spoken, ...ofSide, passage: each(passage), before: each(before), after: each(after) },
    };
  });
  return { ...sound, script: { ...sound.script, steps } };
}

/** The ways between things in other words or times. */
export function withPassages(sound: Composition, change: (line: Line) => Line): Composition {
  const steps = sound.script.steps.map((step) => {
    const { passage, ...own } = step.spoken;
    return { ...step, spoken: { ...own, passage: passage.map(change) } };
  });
  return { ...sound, script: { ...sound.script, steps } };
}
