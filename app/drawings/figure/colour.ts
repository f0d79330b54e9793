import type { Tone } from './body.ts';
import type { Limb, Pose } from './skeleton.ts';

/** The colours that all figures share. */
export const colour = {
  /** The thin line where one part lies over another; in the dark it is a rim that keeps dark hair off the ground. */
  edge: either('#17343a', '#b9c9c4'),
  /** The line round a dark arm that lies over a dark head. */
  lightEdge: either('#e4c3a8', '#b9c9c4'),
  /** Eyes, mouth, fingers, folds. */
  ink: '#17242b',
  /** The soft shade on the side of a form that looks down. */
  underside: '#10222b1c',
  /** Mat and blanket; a page whose own drawing is the ground takes the mat away. */
  mat: `var(--figure-mat,${either('#c9cdb8', '#465254')})`,
  /** The shadow under the body; without a mat it lies on the page's own ground. */
  shade: `var(--figure-shade,${either('#8f9a86', '#20282a')})`,
  /** Plaster, and what of a chair is further away. */
  wall: either('#e6ddd0', '#494641'),
  /** Chair, skirting board, pillow, bolster. */
  prop: either('#cdbfae', '#766d61'),
};

/** The browser picks by the colour scheme of where the figure stands. */
export function either(light: string, dark: string): string {
  return `light-dark(${light},${dark})`;
}

/** The share of the darker tone in a limb. */
export const dimOf = (limb: Limb, { far, dimmed }: Pose): number => dimmed?.[limb] ?? (far.includes(limb) ? 1 : 0);

/** The tone of a limb, also of one that is passing from one tone to the other. */
export function limbTone({ near, far }: Tone, limb: Limb, pose: Pose): string {
  const dim = Math.round(dimOf(limb, pose) * 100);
  return dim === 0 ? near : dim === 100 ? far : `color-mix(in srgb,${far} ${dim}%,${near})`;
}
