import { lengthInWords } from '../script/words.ts';
import { countBounds, isSalutation } from './blocks.ts';

/** How long something is held, or how many times: `45 s`, `3 runder`, `2 ganger`. */
export function amountInWords({ id, amount }: { readonly id: string; readonly amount: number }): string {
  if (!countBounds(id)) return lengthInWords(amount);
  const isRounds = isSalutation(id);
  if (amount === 1) return isRounds ? '1 runde' : '1 gang';
  return `${amount} ${isRounds ? 'runder' : 'ganger'}`;
}
