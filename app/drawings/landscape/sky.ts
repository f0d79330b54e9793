import { blob, box, dash, disc, heightAt, type Point, pack } from './path.ts';
import { between, type Random } from './random.ts';
import type { Layer, Mark } from './scene.ts';

/** The whole sheet in the sky's running colour; the scene's `sun` adds its halo. */
export function sky(): Layer {
  return (_, { width, height }) => [{ d: box(0, 0, width, height), fill: 'sky' }];
}

/** Light around the sun or along the horizon. Needs the scene's `sun`. */
export function halo(opacity = 1): Layer {
  return (_, { width, height }) => [{ d: box(0, 0, width, height), fill: 'halo', opacity }];
}

/** Sun or full moon: a plain disc. */
export function orb(x: number, y: number, radius: number, opacity = 1): Layer {
  return () => [{ d: disc(x, y, radius), fill: 'sun', opacity }];
}

/** A waxing moon, its lit side to the right. */
export function crescent(x: number, y: number, radius: number): Layer {
  const inner = radius * 1.25;
  return () => [
    {
      d: `M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}a${inner} ${inner} 0 0 0 0 ${-2 * radius}z`,
      fill: 'sun',
    },
  ];
}

/**
 * `count` stars above `below`, thinner towards the horizon, as many fewer as would lie under words: a dot over a letter
 * is read. On the sheet of an opening the heading has the left, and on a telephone, which sees only the right end of it, the top.
 */
export function stars(count: number, below: number): Layer {
  return (random, { width }) => {
    const isFree = (x: number, y: number) => width < 1000 || y > 310 || (x > 900 && y > 232);
    const dots = (many: number, radius: number) =>
      Array.from({ length: many }, () => {
        const [x, y] = [Math.round(random() ** 0.6 * width), Math.round(random() ** 1.4 * below)];
        return isFree(x, y) ? disc(x, y, radius) : '';
      }).join('');
    return [
      { d: dots(Math.round(count * 0.75), 1), fill: 'star', opacity: 0.6 },
      { d: dots(Math.round(count * 0.25), 1.7), fill: 'star', opacity: 0.9 },
    ];
  };
}

/** `count` stars between two heights, evenly strewn: for skies with words above them, and on a wide sheet left of them. */
export function starsBetween(count: number, top: number, bottom: number): Layer {
  return (random, { width }) => {
    const dots = (many: number, radius: number) =>
      Array.from({ length: many }, () =>
        disc(
          Math.round(between(random, width > 1000 ? 0.66 : 0, 1) * width),
          Math.round(between(random, top, bottom)),
          radius,
        ),
      ).join('');
    return [
      { d: dots(Math.round(count * 0.75), 1), fill: 'star', opacity: 0.6 },
      { d: dots(Math.round(count * 0.25), 1.7), fill: 'star', opacity: 0.9 },
    ];
  };
}

/** Low summer clouds with flat undersides. `spots` are their middles. */
export function clouds(spots: readonly Point[], length: number, opacity = 0.7): Layer {
  return (random) => [
    {
      d: spots.map(([x, y]) => cloud(random, x, y, length * between(random, 0.7, 1.2))).join(''),
      fill: 'cloud',
      opacity,
    },
  ];
}

function cloud(random: Random, x: number, y: number, length: number): string {
  const humps = 6;
  let d = `M${Math.round(x - length / 2)} ${Math.round(y)}`;
  let level = 0;
  for (let hump = 1; hump <= humps; hump++) {
    const next = hump === humps ? 0 : -length * 0.055 * Math.sin((Math.PI * hump) / humps) * between(random, 0.5, 1.5);
    const wide = (length / humps) * (hump === humps ? 1 : between(random, 0.8, 1.2));
    const rise = Math.min(level, next) - length * between(random, 0.02, 0.045);
    d += `q${pack([Math.round(wide * 0.4), Math.round(rise - level), Math.round(wide), Math.round(next - level)])}`;
    level = next;
  }
  return `${d}q${pack([Math.round(-length / 2), Math.round(length * 0.03), Math.round(-length), 0])}z`;
}

/** Evening clouds: thin brush strokes one over another. */
export function strokes(spots: readonly Point[], length: number, opacity = 0.6): Layer {
  return (random) => [
    {
      d: spots
        .flatMap(([x, y]) =>
          [-1, 0, 1].map((row) =>
            dash(
              Math.round(x + between(random, -0.4, 0.4) * length),
              Math.round(y + row * length * 0.06),
              Math.round(length * (row === 0 ? 1.1 : between(random, 0.4, 0.8))),
              Math.round(length * 0.026),
            ),
          ),
        )
        .join(''),
      fill: 'cloud',
      opacity,
    },
  ];
}

/** Mist lying in the land between two heights, thickest in its middle. */
export function mist(top: number, bottom: number, opacity = 0.8): Layer {
  return (_, { width }) => [{ d: box(0, top, width, bottom - top), fill: 'veil', opacity }];
}

/** Northern light: one quiet curtain. `hem` are points along its lower edge. */
export function aurora(hem: readonly Point[], height: number, opacity = 0.5): Layer {
  return (random) => {
    const [start, end] = [hem[0]?.[0] ?? 0, hem.at(-1)?.[0] ?? 0];
    const rays: Point[] = [];
    for (let x = start + height * 0.2; x < end; x += height * 0.17) {
      // The curtain dies away towards both ends.
      const lift = height * between(random, 0.5, 1) * Math.sin((Math.PI * (x - start)) / (end - start));
      rays.push([x + lift * 0.25, heightAt(hem, x) - lift]);
    }
    const mark: Mark = { d: blob([...hem, ...rays.reverse()]), fill: 'aurora', opacity };
    return [mark];
  };
}
