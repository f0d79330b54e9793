/** A colour as OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hueDegrees: number];

type Lab = readonly [number, number, number];

const radians = Math.PI / 180;

function toLab([lightness, chroma, hueDegrees]: Oklch): Lab {
  return [lightness, chroma * Math.cos(hueDegrees * radians), chroma * Math.sin(hueDegrees * radians)];
}

function fromLab([lightness, a, b]: Lab): Oklch {
  return [lightness, Math.hypot(a, b), Math.atan2(b, a) / radians];
}

/**
 * The colour `share` (0–1) of the way from one to the other.
 * Mixed in OKLab, so that peach and blue meet in a soft grey and not in green.
 */
export function mix(from: Oklch, to: Oklch, share: number): Oklch {
  const [a, b] = [toLab(from), toLab(to)];
  const between = (p: number, q: number) => p + (q - p) * share;
  return fromLab([between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])]);
}

/** Linear-light sRGB, each channel clipped to 0–1. Matrices: Björn Ottosson, bottosson.github.io/posts/oklab */
function toLinearRgb(colour: Oklch): Lab {
  const [lightness, a, b] = toLab(colour);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The colour as `#rrggbb`: understood everywhere an SVG file may be opened. */
export function toHex(colour: Oklch): string {
  const channels = toLinearRgb(colour).map((linear) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The colour written `#rrggbb`. */
export function fromHex(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const encoded = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return fromLab([
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]);
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio 1–21 as WCAG 2.2 defines it. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
