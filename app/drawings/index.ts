/** Drawn matter for pages and islands: figures, landscapes, the map. */

export { colour } from './colours.ts';
export { type Body, bodyCount, bodyOf, defaultSeed } from './figure/body.ts';
export { blinkMs, blinks, breathing } from './figure/breath.ts';
export { closeUpOf } from './figure/close-up.ts';
export type { FigureLibrary } from './figure/figure-library.ts';
export { figurePainter } from './figure/figure-painter.ts';
export { interpolatePose, secondsBetween } from './figure/interpolate.ts';
export { sharedAttributes } from './figure/paths-of.ts';
export { PoseDrawing } from './figure/pose-drawing.tsx';
export { PoseFigure } from './figure/pose-figure.tsx';
export { poses } from './figure/poses/poses.ts';
export { type Place, placeOf, poseAt, routeBetween } from './figure/route.ts';
export type { Pose } from './figure/skeleton.ts';
export { FigurePicture } from './figure-picture.tsx';
export { BreathPart } from './landscape/breath-part.tsx';
export type { HourId } from './landscape/hours.ts';
export {
  type HouseKind,
  type HousePictureId,
  type HousePlace,
  houseSeasons,
  houseVariants,
  readHouseId,
  writeHouseId,
} from './landscape/house-picture-id.ts';
export { Landscape } from './landscape/landscape.tsx';
export { type HouseOpening, type Opening, openingOn, openingOnDay, openingOnHouse } from './landscape/opening.ts';
export { isPictureId, type PictureId } from './landscape/pictures.ts';
export type { SceneId } from './landscape/scenes.ts';
export { enlarged, frameOf, type Panel, panelOf, panels, placeOn } from './map/panels.ts';
export { previewSize } from './preview-size.ts';
