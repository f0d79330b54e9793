import { either } from './colour.ts';
import { figureIds } from './figure-ids.ts';
import { type DrawnId, isVariantId, variantIds } from './variant-ids.ts';

/** The people. Cloth is lifted in the dark; skin and hair stay what they are, and the outline is lifted instead. */
export type Tone = { near: string; far: string; isDark?: boolean };

const tone = (near: string, far: string): Tone => ({ near, far });

const skin = {
  fair: tone('#ecc7a8', '#d6aa8a'),
  warm: tone('#dcab83', '#c29069'),
  olive: tone('#c58f66', '#a97650'),
  brown: { ...tone('#a06b48', '#865536'), isDark: true },
  deep: { ...tone('#7d5139', '#67402c'), isDark: true },
};

const cloth = {
  pine: tone(either('#3f6f66', '#5d9488'), either('#30574f', '#467a6f')),
  fjord: tone(either('#476d86', '#6b95b0'), either('#37576d', '#527a94')),
  dawn: tone(either('#dd967a', '#e3a188'), either('#c57f63', '#c58468')),
  lichen: tone(either('#a9ab78', '#b6b886'), either('#8f9160', '#979a68')),
  dusk: tone(either('#77719a', '#9a93bd'), either('#605a82', '#7d76a1')),
  snow: tone(either('#e9dfcf', '#e6dccb'), either('#d2c5b0', '#c6b9a3')),
};

const hair = {
  dark: '#40363a',
  brown: '#6b4a3a',
  copper: '#a5643f',
  grey: '#aeaba8',
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
    girth: { arm: 1.2, leg: 1.19, hips: 1.18, waist: 1.34, chest: 1.16, bust: 1.9, neck: 1.04 },
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

export const bodyCount = bodies.length;

/** The body for a seed: any number is welcome, the same seed always gives the same person. */
export function bodyOf(seed: number): Body {
  const index = ((Math.trunc(seed) % bodies.length) + bodies.length) % bodies.length;
  const body = bodies[index];
  if (!body) throw new RangeError(`no body for seed ${seed}`);
  return body;
}

/** Neighbours in the library get different people, and modifications are dealt among all: 2 and the number of bodies have no common divisor. */
export function defaultSeed(id: DrawnId): number {
  const place = isVariantId(id) ? variantIds.indexOf(id) : figureIds.indexOf(id);
  return (place * 2 + 1) % bodies.length;
}
