/** What an owner runs on the table of studios: files in and out, one studio, the public registers. */

export { drawTowns } from '../maps/draw-towns.ts';
export {
  differences,
  each,
  editOf,
  findOne,
  hideOf,
  isHiddenByOwner,
  OwnerError,
  readEdits,
  removeOf,
  showOf,
} from '../owner/one-studio.ts';
export { deletePictures } from '../pictures/delete-pictures.ts';
export { createAddressService } from '../registers/addresses.ts';
export { type Asker, createLiveAsker, createRecordedAsker, RegisterError } from '../registers/ask.ts';
export { geocode } from '../registers/geocode.ts';
export { fetchYogaPlaces, overpassTimeoutMs } from '../registers/overpass.ts';
export type { Review } from '../registers/review.ts';
export { dayOfDump, openUnitDump } from '../registers/unit-dump.ts';
export { createUnitRegister } from '../registers/units.ts';
export { type Verified, verify } from '../registers/verify.ts';
export { exportStudios } from './export-studios.ts';
export { ImportError } from './import-error.ts';
export { type Counts, importStudios, type Recognised, type Report } from './import-studios.ts';
export { openStudioTable } from './open-table.ts';
export { isSpreadsheet, spreadsheetAsCsv } from './spreadsheet.ts';
export type { Change, StudioTable } from './studio-table.ts';
