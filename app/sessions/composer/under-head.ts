import type { Line } from '../script/script.ts';
import { isPropped } from './advice.ts';
import type { ComposerWords } from './composer-words.ts';
import type { RepertoireItem } from './knowledge.ts';
import type { Wish } from './wish.ts';

/** In so few minutes it is for who needs it. */
const bareMinutes = 6;

/** The first of some things in which one lies flat with something under the head: after what lifts the hips or the chest; -1 where there is none. */
export function firstUnderHead(items: readonly RepertoireItem[], wish: Wish): number {
  if (wish.place !== 'matte' || (wish.minutes <= bareMinutes && !isTender(wish))) return -1;
  const bare = items.findLastIndex(
    ({ practice: { shapes } }) => shapes.includes('backbend') || shapes.includes('inversion'),
  );
  return items.findIndex((item, index) => index > bare && item.station === 'back' && !isPropped(item, wish));
}

/** What is said of it where it is said before the rest, and takes time that the rest does not give back. */
export function underHeadLines(
  items: readonly RepertoireItem[],
  wish: Wish,
  { underHead }: Pick<ComposerWords, 'underHead'>,
): readonly Line[] {
  const first = items[firstUnderHead(items, wish)];
  return !first || saysUnderHead(first, underHead) ? [] : underHead;
}

/** Whether something says it itself. */
export function saysUnderHead({ spoken }: RepertoireItem, underHead: readonly Line[]): boolean {
  return spoken.in.some(({ text }) => underHead.some((line) => line.text === text));
}

function isTender({ conditions }: Wish): boolean {
  return conditions.includes('nakke') || conditions.includes('beinskjorhet');
}
