import { encode } from 'uqr';
import { addressOf, type ChosenPose, noDetails, type SequenceDetails } from '../editor/sequence.ts';

/** Longer, and the code is too fine for a telephone to read from paper. */
const mostLetters = 900;
/** The quiet edge that readers look for, in modules. */
const edge = 4;

/** The address for a code: without the notes, and then without its name, where it would be too long. */
export function scannableAddress(chosen: readonly ChosenPose[], details: SequenceDetails): string {
  const bare = chosen.map(({ id, amount }) => ({ id, amount }));
  const forms = [addressOf(chosen, details), addressOf(bare, details)];
  return forms.find(({ length }) => length <= mostLetters) ?? addressOf(bare, noDetails);
}

/** An address as a QR code: black on white in every theme, each run of dark modules one stretch of its path. */
export function codeOf(address: string): string {
  const { data, size } = encode(address, { border: edge });
  const rows = data.map((row, y) => {
    const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...runs.matchAll(/1+/gu)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="white" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="black" d="${rows.join('')}"/>`,
    '</svg>',
  ].join('');
}
