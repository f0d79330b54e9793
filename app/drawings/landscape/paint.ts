import { mix, type Oklch, toHex } from './colour.ts';
import type { Hour } from './hours.ts';
import { byLamp, localColour, type Material, type SeasonId } from './seasons.ts';

/** A surface that the hour lights and distance fades. */
export type Surface = {
  material: Material | Oklch;
  /** 0 is lost in the haze, 1 lies at the viewer's feet. */
  nearness: number;
  /** Positive: this share turned towards the light; negative: away from it. */
  light: number;
};

/** What shines by itself or is air: taken from the hour as it is. */
export type Light =
  | 'sun'
  | 'glow'
  | 'glint'
  | 'cloud'
  | 'mist'
  | 'star'
  | 'lamp'
  | 'pane'
  | 'haze'
  | 'shade'
  | 'sunOnFloor'
  | 'lampAtDark'
  | 'northern'
  | 'skyTop'
  | 'skyMiddle'
  | 'skyLow'
  | 'waterFar'
  | 'waterMiddle'
  | 'waterNear';

/** Colours that run: the drawing keeps one gradient for each. */
const gradients = ['sky', 'water', 'halo', 'veil', 'aurora', 'shadow', 'lamplight', 'lamplightAtDark'] as const;
export type Gradient = (typeof gradients)[number];

export type Paint = Surface | Light | Gradient;

/** A surface of some material or some colour of its own, `nearness` 0–1, `light` −1–1. */
export function of(material: Surface['material'], nearness: number, light = 0): Surface {
  return { material, nearness, light };
}

export function isGradient(paint: Paint): paint is Gradient {
  return gradients.some((gradient) => gradient === paint);
}

/** Own colour, then the hour's light, then the air in between: first tinted, at the end of sight only haze. */
export function surfaceColour({ material, nearness, light }: Surface, hour: Hour, season: SeasonId): Oklch {
  const own = ownColour(material, hour, season);
  // Snow and white paint keep more of what little light there is; a wall indoors gets none of it.
  const paleness = material === 'wall' ? 0 : Math.max(0, (own[0] - 0.5) / 0.5);
  const dimmed = mix(own, hour.shade, hour.dim * (1 - 0.3 * paleness));
  const turned = light < 0 ? mix(dimmed, hour.shade, -light) : mix(dimmed, hour.light, light);
  return mix(mix(hour.haze, hour.air, nearness), mix(hour.air, turned, nearness), nearness);
}

function ownColour(material: Surface['material'], { heading }: Hour, season: SeasonId): Oklch {
  if (typeof material !== 'string') return material;
  // Where words have to be snow-white it is dark outside.
  return (heading === 'snow' && byLamp[material]) || localColour(material, season);
}

function lightColour(light: Light, hour: Hour, season: SeasonId): Oklch | undefined {
  switch (light) {
    case 'sunOnFloor':
      // Where words have to be snow-white the sun is down.
      return hour.heading === 'snow' ? undefined : surfaceColour(of('floor', 1, 0.55), hour, season);
    case 'lampAtDark':
      // Nobody lights a lamp before that.
      return hour.heading === 'snow' ? [0.86, 0.11, 74] : undefined;
    case 'skyTop':
      return hour.sky[0];
    case 'skyMiddle':
      return hour.sky[1];
    case 'skyLow':
      return hour.sky[2];
    case 'waterFar':
      return hour.water[0];
    case 'waterMiddle':
      // Halfway the water takes the colour of the air; peach straight into blue would go through grey.
      return mix(mix(hour.water[0], hour.water[1], 0.5), hour.air, 0.45);
    case 'waterNear':
      return hour.water[1];
    case 'northern':
      // Seen when it is dark.
      return hour.heading === 'snow' ? [0.7, 0.09, 165] : undefined;
    default:
      return hour[light];
  }
}

/** The paint at this hour as a CSS colour; fully transparent where the hour has none (no stars by day, no sun on a floor by night). */
export function colourOf(paint: Surface | Light, hour: Hour, season: SeasonId): string {
  const colour = typeof paint === 'string' ? lightColour(paint, hour, season) : surfaceColour(paint, hour, season);
  return colour ? toHex(colour) : '#0000';
}
