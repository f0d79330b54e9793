import { type Oklch, toHex } from './landscape/colour.ts';

export type Scheme = 'light' | 'dark';

const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const declaration = new RegExp(String.raw`^  --([\w-]+): (?:light-dark\(${oklch}, ${oklch}\)|${oklch});$`, 'gmu');

/**
 * The opaque colours that `css`, the text of `tokens.css`, declares, as `#rrggbb`: for what no style sheet reaches, such as
 * the browser's own bars, the manifest and pictures.
 *
 * @throws {Error} Where it declares no such colour.
 */
export function tokenColours(css: string): (name: string, scheme?: Scheme) => string {
  const colours = new Map<string, Readonly<Record<Scheme, string>>>();
  for (const [, name = '', ...numbers] of css.matchAll(declaration)) {
    const [light, dark] = [numbers.slice(0, 3), numbers.slice(3, 6)].map(colourOf);
    const both = colourOf(numbers.slice(6, 9));
    const [inLight, inDark] = [light ?? both, dark ?? both];
    if (inLight && inDark) colours.set(name, { light: inLight, dark: inDark });
  }
  return (name, scheme = 'light') => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`tokens.css declares no opaque colour --${name}`);
    return colour[scheme];
  };
}

function colourOf(numbers: readonly (string | undefined)[]): string | undefined {
  const [lightness, chroma, hueDegrees] = numbers.map(Number);
  if (lightness === undefined || chroma === undefined || hueDegrees === undefined) return undefined;
  const colour: Oklch = [lightness, chroma, hueDegrees];
  return colour.some(Number.isNaN) ? undefined : toHex(colour);
}
