/** The sheet of every figure, in drawing units: all share one scale and one floor. */
export const figureSheet = { width: 240, height: 210, viewBox: '0 0 240 210' } as const;

/** The fragment of its address with which the file of a figure is drawn without the mat. */
export const withoutMat = 'uten-matte';
