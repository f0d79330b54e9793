import type { HourId } from './hours.ts';
import type { Paint, Surface } from './paint.ts';
import type { Random } from './random.ts';
import type { SeasonId } from './seasons.ts';

/** One printed shape: path data and its paint. */
export type Mark = {
  d: string;
  fill?: Paint;
  stroke?: Paint;
  /** Stroke width in drawing units. */
  width?: number;
  /** 0–1; opaque when left out. */
  opacity?: number;
};

/** A person set down in the scene: shapes in units of their own, moved and scaled as one, each with a thin line around it. */
export type Group = {
  marks: readonly GroupMark[];
  transform: string;
  /** The line around every mark that is not `bare`; none when left out. */
  edge?: Surface;
};

/** `bare`: without the line of its group. Without a fill it is nothing but that line. */
export type GroupMark = Pick<Mark, 'd' | 'fill' | 'opacity'> & { bare?: boolean; transform?: string };

/** The sheet that is drawn on, in drawing units. */
export type Sheet = { width: number; height: number };

/** A layer of the print. Draws itself anew, and the same, from the random numbers it is given. */
export type Layer = (random: Random, sheet: Sheet) => readonly (Mark | Group)[];

/** A place at an hour: layers from the farthest to the nearest. */
export type Scene = {
  hour: HourId;
  season: SeasonId;
  /** The hour in the dark theme, where it is not the one that follows its own (`laterHours`). */
  later?: HourId;
  seed: number;
  /** Where the light stands, in drawing units: the halo, and which way shadows fall. */
  sun?: { x: number; y: number; reach: number };
  /** Height of the horizon, in drawing units: where the sky ends and the water begins. */
  horizon: number;
  /** The view is seen from inside a room: its wall, not the sky, continues over the upper edge. Timber is for the night. */
  indoors?: 'wall' | 'timber';
  /** Its water continues under the lower edge as well, where what stands on it is taller. */
  isDeep?: boolean;
  layers: readonly Layer[];
};
