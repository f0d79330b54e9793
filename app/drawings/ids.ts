/** What can be drawn, by name, for schemas and types. Plain data, which Node reads without a bundler. */

export { type BodyPart, bodyParts } from './figure/body-parts.ts';
export { type FigureId, figureIds, isFigureId } from './figure/figure-ids.ts';
export { isDrawnId, type ShownId, stopIds } from './figure/stop-ids.ts';
export { type DrawnId, isVariantId, type VariantId, variantIds } from './figure/variant-ids.ts';
export { isSceneId, type SceneId } from './landscape/scenes.ts';
