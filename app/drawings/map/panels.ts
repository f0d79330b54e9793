import type { Position } from '#app/studios/rules/index.ts';
import { projectKm } from './projection.ts';

/** One sheet of the map: a window on the projection, drawn in units of half a pixel on a phone. */
export interface Panel {
  readonly id: PanelId;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly unitsPerKm: number;
  /** The upper left corner. */
  readonly westKm: number;
  readonly northKm: number;
}

export type PanelId = 'norge' | 'ostlandet' | 'vestlandet';

const height = 900;
/** The two sheets of the south lie side by side on the same parallels, at the same scale. */
const south = { height, unitsPerKm: 3.44, northKm: 6818 };

const ostlandet: Panel = { id: 'ostlandet', title: 'Østlandet', width: 720, westKm: -342, ...south };
const vestlandet: Panel = { id: 'vestlandet', title: 'Vestlandet', width: 480, westKm: -592, ...south };
const norge: Panel = {
  id: 'norge',
  title: 'Hele landet',
  width: 720,
  height,
  unitsPerKm: 0.535,
  westKm: -668,
  northKm: 7990,
};

/** The whole country, then the two parts of it where the cities lie closest. */
export const panels: readonly Panel[] = [norge, ostlandet, vestlandet];

/** The parts that are drawn larger on a sheet of their own. */
export const enlarged: readonly Panel[] = [ostlandet, vestlandet];

/** Where a place lies on a sheet; it may lie outside. */
export function placeOn(panel: Panel, position: Position): readonly [x: number, y: number] {
  const [eastKm, northKm] = projectKm(position);
  return [(eastKm - panel.westKm) * panel.unitsPerKm, (panel.northKm - northKm) * panel.unitsPerKm];
}

/** The one sheet that a place is shown on: the larger scale, where it has room to be hit. */
export function panelOf(position: Position): Panel {
  return enlarged.find((panel) => isOn(panel, position)) ?? norge;
}

/** The field of one sheet as it lies on the whole country. */
export function frameOf({ westKm, northKm, width, height, unitsPerKm }: Panel) {
  const scale = norge.unitsPerKm / unitsPerKm;
  return {
    x: (westKm - norge.westKm) * norge.unitsPerKm,
    y: (norge.northKm - northKm) * norge.unitsPerKm,
    width: width * scale,
    height: height * scale,
  };
}

/** Room around a point that lies on a sheet, so that neither the point nor its name is cut. */
const edgeUnits = 24;

function isOn(panel: Panel, position: Position): boolean {
  const [x, y] = placeOn(panel, position);
  return x >= edgeUnits && x <= panel.width - edgeUnits && y >= edgeUnits && y <= panel.height - edgeUnits;
}
