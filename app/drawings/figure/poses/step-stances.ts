import { pose } from '../draft.ts';
import { mirrored } from '../mirror.ts';
import type { Ways } from '../station-ids.ts';

/** Stances that a step of a pose asks for on the way, seen beside its words alone. */
export const stepStances = {
  /** Side-on, upright. */
  'standing-hands-on-hips': pose({
    view: 'side',
    root: [112, 77.3],
    spine: [90, 89, 91],
    neck: 88,
    head: 90,
    arms: {
      right: { reach: [106, 82], hand: -20, handShort: 0.7 },
      left: { reach: [108, 82], hand: -20, handShort: 0.7 },
    },
    legs: {
      right: { reach: [112, 5.5], foot: 0 },
      left: { reach: [115, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  /** Half-way up with a long back. */
  'half-fold-hands-on-hips': pose({
    view: 'side',
    root: [98, 74],
    spine: [22, 18, 16],
    neck: 18,
    head: 14,
    arms: {
      right: { reach: [103, 78], hand: -140, handShort: 0.7 },
      left: { reach: [105, 78], hand: -140, handShort: 0.7 },
    },
    legs: {
      right: { reach: [108, 5.5], foot: 0 },
      left: { reach: [111, 5.5], foot: 0 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  /** The first warrior before the arms go up. */
  'warrior1-hands-on-hips': pose({
    view: 'side',
    root: [123, 50],
    spine: [88, 90, 91],
    neck: 90,
    head: 90,
    arms: {
      right: { reach: [117, 54.4], hand: -20, handShort: 0.7 },
      left: { reach: [119, 54.4], hand: -20, handShort: 0.7 },
    },
    legs: {
      right: { reach: [157, 5.5], foot: 0 },
      left: { reach: [66.5, 5.5], foot: 0, footShort: 0.82, turn: 55 },
    },
    eyes: 'open',
    contacts: ['right-heel', 'right-ball', 'left-heel', 'left-ball'],
  }),
  /** The wide stance of the second warrior and the triangle, one foot turned out. */
  'stance-foot-turned': mirrored(
    pose({
      view: 'front',
      root: [108, 67.5],
      spine: [90, 90, 90],
      neck: 90,
      head: 90,
      arms: {
        right: { angles: [-112, -106], hand: -102, palm: -0.5 },
        left: { angles: [-68, -74], hand: -78, palm: 0.5 },
      },
      legs: {
        right: { reach: [64, 5.5], foot: -90, footShort: 0.3 },
        left: { reach: [152, 5.5], foot: 0, turn: 0 },
      },
      eyes: 'open',
      contacts: ['right-foot', 'left-heel', 'left-ball'],
    }),
  ),
  /** The half moon before the arm goes up. */
  'half-moon-hand-on-hip': pose({
    view: 'front',
    root: [88, 85.4],
    spine: [179, 181, 183],
    neck: 180,
    head: 178,
    arms: {
      right: { reach: [54, 22.6], bend: 1, hand: 182, handShort: 0.82 },
      left: { reach: [80, 94], bend: 1, hand: -60, handShort: 0.7, palm: -0.2 },
    },
    legs: {
      right: { reach: [88, 5.5], foot: 180, turn: 180 },
      left: { angles: [2, 2], foot: 0, footShort: 0.3 },
    },
    layers: ['torso', 'right-leg', 'left-leg', 'right-arm', 'left-arm', 'head'],
    eyes: 'open',
    contacts: ['right-heel', 'right-ball'],
    props: [{ kind: 'block', x: 45.6, tall: true }],
  }),
  /** The fingertips on the floor behind, the chest lifted. */
  'wide-seat-hands-behind': pose({
    view: 'front',
    root: [120, 9],
    spine: [90, 90, 90],
    neck: 90,
    head: 90,
    arms: {
      right: { via: [97.5, 28], reach: [89.6, 12], hand: -100, handShort: 0.84, palm: -0.5 },
      left: { via: [142.5, 28], reach: [150.4, 12], hand: -80, handShort: 0.84, palm: 0.5 },
    },
    legs: {
      right: { via: [87, 7], reach: [62, 4.8], foot: 108, footShort: 0.45, turn: 70 },
      left: { via: [153, 7], reach: [178, 4.8], foot: 72, footShort: 0.45, turn: 70 },
    },
    layers: ['right-arm', 'left-arm', 'torso', 'left-leg', 'right-leg', 'head'],
    eyes: 'open',
    contacts: ['seat', 'right-heel', 'left-heel'],
  }),
  /** Leaning from the hips with a long back, the hands round the feet. */
  'butterfly-leaning': pose({
    view: 'side',
    root: [82, 9.4],
    spine: [64, 56, 50],
    neck: 48,
    head: 44,
    arms: {
      right: { reach: [120, 12], hand: -30, handShort: 0.8 },
      left: { reach: [122, 13], hand: -30, handShort: 0.8 },
    },
    legs: {
      right: { via: [103, 5.8], reach: [124, 5.6], foot: 0, footShort: 0.88, turn: 60 },
      left: { via: [103, 7], reach: [124.6, 6.4], foot: 3, footShort: 0.88, turn: 60 },
    },
    layers: ['left-arm', 'left-leg', 'torso', 'head', 'right-shin', 'right-leg', 'right-arm'],
    eyes: 'open',
    contacts: ['seat', 'right-knee'],
  }),
};

/** From where one comes to them. */
export const stepStancesWays: Ways = {
  'standing-hands-on-hips': ['standing-side', 'half-fold-hands-on-hips'],
  'warrior1-hands-on-hips': ['warrior-hands-on-thigh'],
  'stance-foot-turned': ['wide-stance'],
  'half-moon-hand-on-hip': ['ardha-chandrasana'],
  'wide-seat-hands-behind': ['upavistha-konasana'],
  'butterfly-leaning': ['butterfly-aside'],
};
