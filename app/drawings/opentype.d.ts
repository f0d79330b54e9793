declare module 'opentype.js' {
  /** The part of its interface that `typeface.ts` uses. */
  export interface Font {
    /** 0 where the font has no such letter. */
    charToGlyphIndex(letter: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { commands: readonly PathCommand[] };
  }
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
