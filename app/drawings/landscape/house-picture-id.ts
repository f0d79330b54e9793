/** What a picture of a house shows: the land behind it, the time of year, what kind of house, and one of so many such. */
export const housePlaces = ['fjord', 'kyst', 'innland', 'nord', 'by'] as const;
export const houseSeasons = ['var', 'sommer', 'host', 'vinter'] as const;
export const houseKinds = ['trehus', 'bygard', 'sjohus', 'laftet'] as const;
export const houseVariants = 12;

export type HousePlace = (typeof housePlaces)[number];
export type HouseKind = (typeof houseKinds)[number];

export interface HousePictureId {
  readonly place: HousePlace;
  readonly season: (typeof houseSeasons)[number];
  readonly kind: HouseKind;
  /** From 0. */
  readonly variant: number;
}

/** `fjord-host-trehus-3`, the name of its file. */
export function writeHouseId({ place, season, kind, variant }: HousePictureId): string {
  return `${place}-${season}-${kind}-${variant}`;
}

/** Null for what is no picture of a house. */
export function readHouseId(text: string): HousePictureId | null {
  const [placeText, seasonText, kindText, variantText = '', ...rest] = text.split('-');
  const place = housePlaces.find((each) => each === placeText);
  const season = houseSeasons.find((each) => each === seasonText);
  const kind = houseKinds.find((each) => each === kindText);
  const isVariant = /^(?:0|[1-9]\d?)$/.test(variantText) && Number(variantText) < houseVariants;
  if (!place || !season || !kind || !isVariant || rest.length > 0) return null;
  return { place, season, kind, variant: Number(variantText) };
}
