import { mix, type Oklch, toHex } from './colour.ts';
import type { Hour } from './hours.ts';
import { localColour, type Material, type SeasonId } from './seasons.ts';

/** A surface that the hour lights and distance fades. */
export type Surface = {
  material: Material;
  /** 0 is lost in the haze, 1 lies at the viewer's feet. */
  nearness: number;
  /** Positive: this share turned towards the light; negative: away from it. */
  light: number;
};

/** What shines by itself or is air: taken from the hour as it is. */
export type Light = 'sun' | 'glow' | 'glint' | 'cloud' | 'mist' | 'star' | 'lamp' | 'pane' | 'haze' | 'skyLow' | 'waterFar' | 'waterNear';

/** Colours that run: the drawing keeps one gradient for each. */
export type Gradient = 'sky' | 'water' | 'halo' | 'veil' | 'aurora';

export type Paint = Surface | Light | Gradient;

/** A surface of some material, `nearness` 0–1, `light` −1–1. */
export function of(material: Material, nearness: number, light = 0): Surface {
  return { material, nearness, light };
}

export function isGradient(paint: Paint): paint is Gradient {
  return paint === 'sky' || paint === 'water' || paint === 'halo' || paint === 'veil' || paint === 'aurora';
}

/** Own colour, then the hour's light, then the air in between. */
function surfaceColour({ material, nearness, light }: Surface, hour: Hour, season: SeasonId): Oklch {
  const dimmed = mix(localColour(material, season), hour.shade, hour.dim);
  const turned = light < 0 ? mix(dimmed, hour.shade, -light) : mix(dimmed, hour.light, light);
  return mix(hour.haze, turned, nearness);
}

function lightColour(light: Light, hour: Hour): Oklch | undefined {
  if (light === 'skyLow') return hour.sky[2];
  if (light === 'waterFar') return hour.water[0];
  if (light === 'waterNear') return hour.water[1];
  return hour[light];
}

/** The paint at this hour as a CSS colour; fully transparent where the hour has none (no stars by day). */
export function colourOf(paint: Surface | Light, hour: Hour, season: SeasonId): string {
  const colour = typeof paint === 'string' ? lightColour(paint, hour) : surfaceColour(paint, hour, season);
  return colour ? toHex(colour) : '#0000';
}
