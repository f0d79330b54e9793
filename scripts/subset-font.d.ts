declare module 'subset-font' {
  /** Cuts a font to the characters of `text`; the part of its interface that `subset-fonts.ts` uses. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
