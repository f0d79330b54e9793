declare module 'subset-font' {
  /** Cuts a font to the characters of `text`; the part of its interface that `subset-fonts.ts` uses. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
