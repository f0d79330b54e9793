/** Minutes and seconds left: `4:05`. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds - 1e-6);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A length in words: `20 min`, `2 min 6 s`. */
export function lengthInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ');
}

/** The lengths that something can be had in: `3 min`, `10, 20 og 30 min`. */
export function lengthsInWords(minutes: readonly number[]): string {
  return `${new Intl.ListFormat('nb').format(minutes.map(String))} min`;
}

const letters = 'null én to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ');

/** A whole number in letters up to twelve, and in digits above, as it is written in a text. */
export function inLetters(number: number): string {
  return letters[number] ?? String(number);
}
