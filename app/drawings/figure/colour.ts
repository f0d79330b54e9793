/** The colours that all figures share. */
export const colour = {
  /** The thin line where one part lies over another, and the eyes. */
  edge: either('#17343a', '#0d1c22'),
  /** Mat and blanket; a page whose own drawing is the ground takes the mat away. */
  mat: `var(--figure-mat,${either('#c9cdb8', '#3f4a4b')})`,
  /** The shadow under the body. */
  shade: either('#8f9a86', '#2b3436'),
  /** Wall, chair, pillow, bolster. */
  prop: either('#cdbfae', '#5d564d'),
};

/** The browser picks by the colour scheme of where the figure stands. */
export function either(light: string, dark: string): string {
  return `light-dark(${light},${dark})`;
}
