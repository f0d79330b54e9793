import type { Oklch } from './colour.ts';

/** Which of the two text colours stands on the sky. */
export type TextTone = 'ink' | 'snow';

/** The light at one hour of the day. Everything in a drawing takes its colour from it. */
export type Hour = {
  heading: TextTone;
  /** The sky from its highest point, over its middle, to the horizon. */
  sky: readonly [top: Oklch, middle: Oklch, low: Oklch];
  /** The water from the horizon to the viewer's feet. */
  water: readonly [far: Oklch, near: Oklch];
  /** What the air in between adds: halfway off, and at the end of sight. */
  air: Oklch;
  haze: Oklch;
  /** What surfaces turned from the light lean towards, and how much (0–1) of it lies over everything. */
  shade: Oklch;
  dim: number;
  /** What surfaces turned to the light lean towards. */
  light: Oklch;
  sun: Oklch;
  glow: Oklch;
  glint: Oklch;
  cloud: Oklch;
  mist: Oklch;
  /** Windows with somebody at home, and windows without. */
  lamp: Oklch;
  pane: Oklch;
  /** Only where stars are out. */
  star?: Oklch;
};

const lit: Oklch = [0.88, 0.11, 82];

export const hours = {
  sunrise: {
    heading: 'ink',
    sky: [
      [0.94, 0.024, 85],
      [0.92, 0.042, 70],
      [0.875, 0.085, 52],
    ],
    water: [
      [0.89, 0.07, 58],
      [0.67, 0.05, 232],
    ],
    air: [0.7, 0.085, 12],
    haze: [0.83, 0.055, 42],
    shade: [0.37, 0.055, 268],
    dim: 0.24,
    light: [0.88, 0.1, 58],
    sun: [0.98, 0.04, 92],
    glow: [0.96, 0.07, 80],
    glint: [0.97, 0.045, 82],
    cloud: [0.95, 0.03, 55],
    mist: [0.94, 0.035, 62],
    lamp: [0.9, 0.09, 82],
    pane: [0.5, 0.05, 265],
  },
  morning: {
    heading: 'ink',
    sky: [
      [0.9, 0.032, 225],
      [0.93, 0.024, 210],
      [0.95, 0.028, 95],
    ],
    water: [
      [0.91, 0.03, 200],
      [0.66, 0.065, 222],
    ],
    air: [0.74, 0.055, 222],
    haze: [0.86, 0.032, 222],
    shade: [0.4, 0.05, 245],
    dim: 0.1,
    light: [0.95, 0.06, 95],
    sun: [0.99, 0.03, 95],
    glow: [0.98, 0.04, 95],
    glint: [0.98, 0.015, 180],
    cloud: [0.975, 0.01, 90],
    mist: [0.96, 0.014, 150],
    lamp: [0.5, 0.04, 235],
    pane: [0.44, 0.04, 235],
  },
  day: {
    heading: 'ink',
    sky: [
      [0.87, 0.045, 228],
      [0.91, 0.034, 220],
      [0.95, 0.02, 200],
    ],
    water: [
      [0.87, 0.04, 215],
      [0.58, 0.075, 230],
    ],
    air: [0.7, 0.062, 238],
    haze: [0.85, 0.036, 228],
    shade: [0.38, 0.05, 248],
    dim: 0.06,
    light: [0.96, 0.05, 95],
    sun: [0.99, 0.03, 95],
    glow: [0.98, 0.035, 95],
    glint: [0.97, 0.015, 200],
    cloud: [0.98, 0.008, 90],
    mist: [0.96, 0.012, 200],
    lamp: [0.46, 0.04, 235],
    pane: [0.42, 0.04, 238],
  },
  overcast: {
    heading: 'ink',
    sky: [
      [0.88, 0.012, 200],
      [0.9, 0.012, 180],
      [0.92, 0.016, 140],
    ],
    water: [
      [0.88, 0.014, 180],
      [0.7, 0.025, 200],
    ],
    air: [0.74, 0.024, 190],
    haze: [0.88, 0.016, 165],
    shade: [0.42, 0.025, 215],
    dim: 0.18,
    light: [0.92, 0.02, 110],
    sun: [0.96, 0.02, 95],
    glow: [0.95, 0.02, 95],
    glint: [0.95, 0.01, 160],
    cloud: [0.94, 0.008, 140],
    mist: [0.93, 0.012, 150],
    lamp: [0.88, 0.08, 82],
    pane: [0.45, 0.02, 220],
  },
  afternoon: {
    heading: 'ink',
    sky: [
      [0.88, 0.035, 222],
      [0.92, 0.026, 195],
      [0.945, 0.045, 88],
    ],
    water: [
      [0.9, 0.04, 95],
      [0.6, 0.06, 228],
    ],
    air: [0.72, 0.06, 325],
    haze: [0.86, 0.035, 60],
    shade: [0.38, 0.05, 285],
    dim: 0.12,
    light: [0.93, 0.09, 85],
    sun: [0.985, 0.045, 92],
    glow: [0.97, 0.06, 88],
    glint: [0.97, 0.035, 90],
    cloud: [0.97, 0.015, 80],
    mist: [0.95, 0.02, 80],
    lamp: [0.46, 0.04, 235],
    pane: [0.4, 0.04, 250],
  },
  evening: {
    heading: 'ink',
    sky: [
      [0.89, 0.035, 330],
      [0.9, 0.05, 40],
      [0.89, 0.085, 72],
    ],
    water: [
      [0.89, 0.075, 70],
      [0.6, 0.06, 285],
    ],
    air: [0.66, 0.09, 350],
    haze: [0.82, 0.06, 35],
    shade: [0.35, 0.06, 290],
    dim: 0.26,
    light: [0.88, 0.115, 68],
    sun: [0.97, 0.06, 88],
    glow: [0.95, 0.085, 78],
    glint: [0.96, 0.065, 82],
    cloud: [0.93, 0.05, 40],
    mist: [0.93, 0.045, 60],
    lamp: [0.92, 0.12, 86],
    pane: [0.45, 0.06, 300],
  },
  winter: {
    heading: 'ink',
    sky: [
      [0.87, 0.028, 240],
      [0.91, 0.022, 265],
      [0.93, 0.035, 30],
    ],
    water: [
      [0.9, 0.03, 20],
      [0.68, 0.045, 245],
    ],
    air: [0.76, 0.055, 275],
    haze: [0.88, 0.03, 290],
    shade: [0.45, 0.06, 262],
    dim: 0.13,
    light: [0.95, 0.045, 50],
    sun: [0.985, 0.03, 75],
    glow: [0.97, 0.045, 60],
    glint: [0.98, 0.02, 60],
    cloud: [0.95, 0.02, 20],
    mist: [0.95, 0.015, 280],
    lamp: [0.88, 0.1, 80],
    pane: [0.45, 0.04, 255],
  },
  fog: {
    heading: 'ink',
    sky: [
      [0.91, 0.008, 235],
      [0.92, 0.008, 225],
      [0.93, 0.008, 210],
    ],
    water: [
      [0.92, 0.008, 215],
      [0.84, 0.014, 230],
    ],
    air: [0.84, 0.014, 225],
    haze: [0.92, 0.008, 215],
    shade: [0.52, 0.03, 245],
    dim: 0.2,
    light: [0.96, 0.01, 90],
    sun: [0.97, 0.015, 90],
    glow: [0.97, 0.015, 90],
    glint: [0.97, 0.005, 200],
    cloud: [0.95, 0.005, 200],
    mist: [0.94, 0.007, 210],
    lamp: [0.88, 0.07, 82],
    pane: [0.5, 0.02, 240],
  },
  dusk: {
    heading: 'snow',
    sky: [
      [0.3, 0.065, 278],
      [0.36, 0.075, 302],
      [0.455, 0.105, 22],
    ],
    water: [
      [0.52, 0.085, 25],
      [0.27, 0.06, 275],
    ],
    air: [0.36, 0.085, 308],
    haze: [0.44, 0.075, 325],
    shade: [0.2, 0.05, 282],
    dim: 0.66,
    light: [0.64, 0.11, 40],
    sun: [0.86, 0.09, 70],
    glow: [0.66, 0.12, 45],
    glint: [0.8, 0.09, 70],
    cloud: [0.47, 0.08, 350],
    mist: [0.48, 0.07, 340],
    lamp: lit,
    pane: [0.3, 0.05, 285],
    star: [0.93, 0.02, 90],
  },
  blue: {
    heading: 'snow',
    sky: [
      [0.28, 0.07, 262],
      [0.345, 0.075, 256],
      [0.44, 0.065, 244],
    ],
    water: [
      [0.5, 0.06, 246],
      [0.27, 0.06, 258],
    ],
    air: [0.36, 0.08, 258],
    haze: [0.46, 0.065, 250],
    shade: [0.2, 0.075, 262],
    dim: 0.66,
    light: [0.64, 0.05, 240],
    sun: [0.92, 0.03, 95],
    glow: [0.6, 0.06, 240],
    glint: [0.74, 0.045, 235],
    cloud: [0.42, 0.065, 255],
    mist: [0.5, 0.05, 248],
    lamp: lit,
    pane: [0.28, 0.05, 262],
    star: [0.95, 0.015, 95],
  },
  clearDusk: {
    heading: 'snow',
    sky: [
      [0.24, 0.055, 255],
      [0.31, 0.06, 235],
      [0.435, 0.06, 190],
    ],
    water: [
      [0.5, 0.055, 195],
      [0.24, 0.05, 245],
    ],
    air: [0.32, 0.065, 228],
    haze: [0.43, 0.055, 215],
    shade: [0.17, 0.045, 252],
    dim: 0.7,
    light: [0.62, 0.06, 180],
    sun: [0.92, 0.03, 95],
    glow: [0.66, 0.065, 140],
    glint: [0.76, 0.05, 180],
    cloud: [0.38, 0.055, 225],
    mist: [0.44, 0.05, 210],
    lamp: lit,
    pane: [0.26, 0.05, 250],
    star: [0.95, 0.015, 95],
  },
  night: {
    heading: 'snow',
    sky: [
      [0.19, 0.045, 265],
      [0.25, 0.055, 252],
      [0.37, 0.058, 232],
    ],
    water: [
      [0.36, 0.055, 234],
      [0.18, 0.045, 255],
    ],
    air: [0.28, 0.06, 250],
    haze: [0.34, 0.055, 240],
    shade: [0.15, 0.07, 258],
    dim: 0.72,
    light: [0.6, 0.04, 225],
    sun: [0.93, 0.025, 95],
    glow: [0.42, 0.05, 230],
    glint: [0.72, 0.035, 220],
    cloud: [0.3, 0.05, 245],
    mist: [0.36, 0.05, 238],
    lamp: lit,
    pane: [0.22, 0.04, 255],
    star: [0.94, 0.015, 95],
  },
  // The hours below are what a page shows in the dark theme: the same place, later.
  firstLight: {
    heading: 'snow',
    sky: [
      [0.24, 0.045, 268],
      [0.31, 0.055, 300],
      [0.43, 0.075, 28],
    ],
    water: [
      [0.43, 0.066, 28],
      [0.24, 0.05, 265],
    ],
    air: [0.33, 0.07, 325],
    haze: [0.4, 0.065, 345],
    shade: [0.17, 0.045, 275],
    dim: 0.68,
    light: [0.58, 0.09, 40],
    sun: [0.79, 0.06, 68],
    glow: [0.54, 0.085, 42],
    glint: [0.66, 0.065, 55],
    cloud: [0.38, 0.06, 340],
    mist: [0.42, 0.055, 350],
    lamp: lit,
    pane: [0.24, 0.05, 280],
    star: [0.88, 0.015, 90],
  },
  twilight: {
    heading: 'snow',
    sky: [
      [0.23, 0.04, 245],
      [0.29, 0.045, 228],
      [0.42, 0.05, 205],
    ],
    water: [
      [0.42, 0.05, 205],
      [0.23, 0.045, 238],
    ],
    air: [0.3, 0.055, 228],
    haze: [0.37, 0.045, 215],
    shade: [0.17, 0.04, 245],
    dim: 0.68,
    light: [0.58, 0.05, 190],
    sun: [0.84, 0.03, 95],
    glow: [0.5, 0.05, 190],
    glint: [0.64, 0.045, 195],
    cloud: [0.34, 0.042, 218],
    mist: [0.38, 0.04, 210],
    lamp: lit,
    pane: [0.23, 0.04, 245],
    star: [0.88, 0.015, 95],
  },
  nightfall: {
    heading: 'snow',
    sky: [
      [0.24, 0.045, 290],
      [0.3, 0.055, 315],
      [0.43, 0.072, 45],
    ],
    water: [
      [0.43, 0.066, 42],
      [0.23, 0.05, 290],
    ],
    air: [0.32, 0.07, 335],
    haze: [0.38, 0.06, 355],
    shade: [0.17, 0.045, 295],
    dim: 0.68,
    light: [0.58, 0.09, 55],
    sun: [0.79, 0.06, 75],
    glow: [0.52, 0.08, 55],
    glint: [0.66, 0.065, 65],
    cloud: [0.36, 0.06, 345],
    mist: [0.4, 0.05, 10],
    lamp: lit,
    pane: [0.23, 0.05, 300],
    star: [0.88, 0.015, 90],
  },
  greyNight: {
    heading: 'snow',
    sky: [
      [0.25, 0.016, 220],
      [0.29, 0.018, 205],
      [0.37, 0.022, 180],
    ],
    water: [
      [0.37, 0.02, 190],
      [0.24, 0.022, 220],
    ],
    air: [0.3, 0.022, 205],
    haze: [0.36, 0.02, 195],
    shade: [0.18, 0.022, 225],
    dim: 0.68,
    light: [0.52, 0.02, 150],
    sun: [0.76, 0.02, 95],
    glow: [0.46, 0.02, 150],
    glint: [0.58, 0.018, 170],
    cloud: [0.33, 0.018, 190],
    mist: [0.38, 0.018, 185],
    lamp: lit,
    pane: [0.24, 0.02, 220],
  },
  winterNight: {
    heading: 'snow',
    sky: [
      [0.24, 0.045, 265],
      [0.3, 0.05, 270],
      [0.42, 0.055, 300],
    ],
    water: [
      [0.42, 0.05, 300],
      [0.24, 0.05, 262],
    ],
    air: [0.34, 0.06, 275],
    haze: [0.4, 0.05, 280],
    shade: [0.2, 0.07, 265],
    dim: 0.73,
    light: [0.66, 0.045, 280],
    sun: [0.86, 0.03, 80],
    glow: [0.52, 0.06, 310],
    glint: [0.68, 0.04, 290],
    cloud: [0.36, 0.045, 285],
    mist: [0.42, 0.04, 280],
    lamp: lit,
    pane: [0.25, 0.045, 265],
    star: [0.9, 0.015, 95],
  },
  deepNight: {
    heading: 'snow',
    sky: [
      [0.16, 0.035, 262],
      [0.2, 0.042, 252],
      [0.3, 0.05, 236],
    ],
    water: [
      [0.3, 0.048, 238],
      [0.15, 0.035, 255],
    ],
    air: [0.24, 0.048, 250],
    haze: [0.28, 0.046, 242],
    shade: [0.13, 0.06, 258],
    dim: 0.74,
    light: [0.52, 0.035, 228],
    sun: [0.84, 0.025, 95],
    glow: [0.35, 0.045, 232],
    glint: [0.62, 0.035, 225],
    cloud: [0.25, 0.042, 245],
    mist: [0.3, 0.042, 240],
    lamp: [0.82, 0.105, 80],
    pane: [0.18, 0.035, 258],
    star: [0.86, 0.015, 95],
  },
} satisfies Record<string, Hour>;

export type HourId = keyof typeof hours;

export function isHourId(id: string): id is HourId {
  return Object.hasOwn(hours, id);
}

/** The hour that stands in for another where the visitor has chosen dark, unless the scene names one. */
export const laterHours = {
  sunrise: 'firstLight',
  morning: 'twilight',
  day: 'twilight',
  overcast: 'greyNight',
  afternoon: 'nightfall',
  evening: 'nightfall',
  winter: 'winterNight',
  fog: 'greyNight',
  dusk: 'nightfall',
  blue: 'night',
  clearDusk: 'night',
  night: 'deepNight',
  firstLight: 'firstLight',
  twilight: 'twilight',
  nightfall: 'nightfall',
  greyNight: 'greyNight',
  winterNight: 'winterNight',
  deepNight: 'deepNight',
} satisfies Record<HourId, HourId>;
