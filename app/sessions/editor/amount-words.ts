import { lengthInWords } from '../script/words.ts';
import { countBounds, isSalutation, isSection } from './blocks.ts';

/** How long something is held, or how many times: `45 s`, `3 runder`, `2 ganger`. */
export function amountInWords({ id, amount }: { readonly id: string; readonly amount: number }): string {
  if (!countBounds(id)) return lengthInWords(amount);
  const isRounds = isSalutation(id);
  if (amount === 1) return isRounds ? '1 runde' : '1 gang';
  return `${amount} ${isRounds ? 'runder' : 'ganger'}`;
}

/** What a list holds, at a glance: `4 stillinger, ca. 12 min`. */
export function contentInWords(chosen: readonly { readonly id: string }[], seconds: number): string {
  const count = chosen.filter((choice) => !isSection(choice)).length;
  return `${count} ${count === 1 ? 'stilling' : 'stillinger'}, ca. ${Math.max(1, Math.round(seconds / 60))} min`;
}
