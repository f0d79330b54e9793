import { type FigureId, figureIds } from './figure-ids.ts';

/**
 * The people. Tones are custom properties with a fallback for light paper, so that a theme can lift them:
 *
 * --figure-skin-1 … --figure-skin-5 and -far   skin, fair to deep; -far is the limb behind the body
 * --figure-hair-dark, -brown, -copper, -grey   hair
 * --figure-pine, -fjord, -dawn, -lichen, -dusk, -snow and -far   cloth
 * --figure-edge     the thin line where one part lies over another, and the eyes
 * --figure-mat      mat and blanket, --figure-shade the shadow under the body, --figure-prop wall, chair, pillow, bolster
 */
export type Tone = { near: string; far: string };

const tone = (role: string, near: string, far: string): Tone => ({
  near: `var(--figure-${role},${near})`,
  far: `var(--figure-${role}-far,${far})`,
});
const hairTone = (role: string, colour: string): string => `var(--figure-hair-${role},${colour})`;

const skin = {
  fair: tone('skin-1', '#ecc7a8', '#d6aa8a'),
  warm: tone('skin-2', '#dcab83', '#c29069'),
  olive: tone('skin-3', '#c58f66', '#a97650'),
  brown: tone('skin-4', '#a06b48', '#865536'),
  deep: tone('skin-5', '#7d5139', '#67402c'),
};

const cloth = {
  pine: tone('pine', '#3f6f66', '#30574f'),
  fjord: tone('fjord', '#476d86', '#37576d'),
  dawn: tone('dawn', '#dd967a', '#c57f63'),
  lichen: tone('lichen', '#a9ab78', '#8f9160'),
  dusk: tone('dusk', '#77719a', '#605a82'),
  snow: tone('snow', '#e9dfcf', '#d2c5b0'),
};

const hair = {
  dark: hairTone('dark', '#40363a'),
  brown: hairTone('brown', '#6b4a3a'),
  copper: hairTone('copper', '#a5643f'),
  grey: hairTone('grey', '#a9a6a3'),
};

export const colour = {
  edge: 'var(--figure-edge,#17343a)',
  mat: 'var(--figure-mat,#c9cdb8)',
  shade: 'var(--figure-shade,#8f9a86)',
  prop: 'var(--figure-prop,#cdbfae)',
};

export type HairStyle = 'bun' | 'short' | 'braid' | 'curls' | 'scarf' | 'bald';

/** Girths are factors on the plain figure; bones are the same for all, so every body can take every pose. */
export type Body = {
  name: string;
  skin: Tone;
  hair: string;
  hairStyle: HairStyle;
  beard: boolean;
  top: Tone;
  sleeve: 'none' | 'short' | 'long';
  trousers: Tone;
  loose: boolean;
  girth: { arm: number; leg: number; hips: number; waist: number; chest: number; bust: number; neck: number };
};

export const bodies: readonly Body[] = [
  {
    name: 'slim, with a bun',
    skin: skin.fair,
    hair: hair.brown,
    hairStyle: 'bun',
    beard: false,
    top: cloth.dawn,
    sleeve: 'none',
    trousers: cloth.pine,
    loose: false,
    girth: { arm: 0.94, leg: 0.96, hips: 1, waist: 0.94, chest: 0.94, bust: 1, neck: 0.94 },
  },
  {
    name: 'broad, with a short beard',
    skin: skin.warm,
    hair: hair.dark,
    hairStyle: 'short',
    beard: true,
    top: cloth.lichen,
    sleeve: 'short',
    trousers: cloth.fjord,
    loose: true,
    girth: { arm: 1.14, leg: 1.04, hips: 0.97, waist: 1.12, chest: 1.12, bust: 0, neck: 1.16 },
  },
  {
    name: 'fuller, with a braid',
    skin: skin.brown,
    hair: hair.dark,
    hairStyle: 'braid',
    beard: false,
    top: cloth.snow,
    sleeve: 'short',
    trousers: cloth.dusk,
    loose: false,
    girth: { arm: 1.2, leg: 1.19, hips: 1.18, waist: 1.32, chest: 1.14, bust: 2.6, neck: 1.04 },
  },
  {
    name: 'older, with grey hair',
    skin: skin.fair,
    hair: hair.grey,
    hairStyle: 'curls',
    beard: false,
    top: cloth.fjord,
    sleeve: 'long',
    trousers: cloth.lichen,
    loose: true,
    girth: { arm: 0.98, leg: 1, hips: 1.06, waist: 1.1, chest: 1, bust: 1.2, neck: 0.96 },
  },
  {
    name: 'with a sports scarf',
    skin: skin.olive,
    hair: cloth.lichen.near,
    hairStyle: 'scarf',
    beard: false,
    top: cloth.pine,
    sleeve: 'long',
    trousers: cloth.dusk,
    loose: true,
    girth: { arm: 1, leg: 1, hips: 1.04, waist: 1.02, chest: 0.98, bust: 1.2, neck: 1 },
  },
  {
    name: 'bald',
    skin: skin.deep,
    hair: hair.dark,
    hairStyle: 'bald',
    beard: true,
    top: cloth.dawn,
    sleeve: 'none',
    trousers: cloth.fjord,
    loose: false,
    girth: { arm: 1.08, leg: 1, hips: 0.95, waist: 1, chest: 1.08, bust: 0, neck: 1.12 },
  },
  {
    name: 'slim, with copper hair',
    skin: skin.fair,
    hair: hair.copper,
    hairStyle: 'braid',
    beard: false,
    top: cloth.pine,
    sleeve: 'none',
    trousers: cloth.dusk,
    loose: false,
    girth: { arm: 0.95, leg: 0.98, hips: 1.02, waist: 0.96, chest: 0.95, bust: 1, neck: 0.94 },
  },
];

/** The body for a seed: any number is welcome, the same seed always gives the same person. */
export function bodyOf(seed: number): Body {
  const index = ((Math.trunc(seed) % bodies.length) + bodies.length) % bodies.length;
  const body = bodies[index];
  if (!body) throw new RangeError(`no body for seed ${seed}`);
  return body;
}

/** Neighbours in the library get different people: 2 and the number of bodies have no common divisor. */
export function defaultSeed(id: FigureId): number {
  return figureIds.indexOf(id) * 2 + 1;
}
