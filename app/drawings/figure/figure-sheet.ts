/** The sheet of every figure, in drawing units: all share one scale and one floor. */
export const figureSheet = { width: 240, height: 210, viewBox: '0 0 240 210' } as const;
