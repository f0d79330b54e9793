import type { DrawnBreath } from './breath-line.ts';
import { hours, laterHours } from './hours.ts';
import { colourOf, of, type Surface } from './paint.ts';
import type { SceneId } from './scenes.ts';
import { scenes } from './scenes.ts';

/** In units of the part's own sheet: its width, the water, how deep the mirror image goes. */
const sheet = { width: 100, water: 100, depth: 36 };

interface BreathPartProps {
  kind: keyof DrawnBreath;
  seconds: number;
  /** Whose light it stands in. */
  scene: SceneId;
  className?: string | undefined;
}

/**
 * One part of a breath as its piece of a skyline over water, which fills whatever box it is given: beside one another
 * the four are a hill. Thin lines divide it into its seconds. What takes no time is not drawn.
 */
export function BreathPart({ kind, seconds, scene, className }: BreathPartProps) {
  if (seconds === 0) return null;
  const { width, water, depth } = sheet;
  const line = skylines[kind];
  const rock = ink(of('slope', 0.9), scene);
  const bounds = Array.from({ length: seconds - 1 }, (_, index) => (index + 1) / seconds);
  return (
    <svg aria-hidden="true" className={className} viewBox={`0 0 ${width} ${water + depth}`} preserveAspectRatio="none">
      <path d={`M0 ${water}V${line.from}${line.path}V${water}z`} fill={rock} />
      <path
        d={`M0 ${water}V${line.from}${line.path}V${water}z`}
        transform={`matrix(1 0 0 ${-depth / water} 0 ${water + depth})`}
        fill={rock}
        opacity="0.34"
      />
      <path
        d={bounds.map((at) => `M${tenth(at * width)} ${water}V${tenth(line.at(at))}`).join('')}
        stroke={ink(of('slope', 0.9, 0.5), scene)}
        vectorEffect="non-scaling-stroke"
        opacity="0.7"
      />
      <path
        d={`M0 ${line.from}${line.path}`}
        fill="none"
        stroke={ink(of('slope', 0.9, 0.8), scene)}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

interface Skyline {
  readonly from: number;
  readonly path: string;
  /** Its height at a share 0–1 of the way. */
  at(share: number): number;
}

const [top, shore] = [3, 96];
const eased = (share: number) => share * share * (3 - 2 * share);

const skylines: Readonly<Record<keyof DrawnBreath, Skyline>> = {
  in: slope(shore, top),
  hold: { from: top, path: 'H100', at: () => top },
  out: slope(top, shore),
  rest: { from: shore, path: 'H100', at: () => shore },
};

/** The curve of `eased`: with its handles at thirds it runs evenly from side to side. */
function slope(from: number, to: number): Skyline {
  return { from, path: `C33.3 ${from} 66.7 ${to} 100 ${to}`, at: (share) => from + (to - from) * eased(share) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** By day and later, as the landscape behind it. */
function ink(surface: Surface, scene: SceneId): string {
  const { hour, season } = scenes[scene];
  return `light-dark(${colourOf(surface, hours[hour], season)},${colourOf(surface, hours[laterHours[hour]], season)})`;
}
