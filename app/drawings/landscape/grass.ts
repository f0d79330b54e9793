import { of } from './paint.ts';
import { dash, disc, heightAt, type Point, pack } from './path.ts';
import { between } from './random.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';

/** Tufts of grass along a line: three blades each, larger towards the viewer. */
export function tufts(
  along: readonly Point[],
  count: number,
  size: number,
  nearness: number,
  light = 0.1,
  material: Material = 'grass',
): Layer {
  return (random) => {
    const [start, end] = [along[0]?.[0] ?? 0, along.at(-1)?.[0] ?? 0];
    const kinds = [tuft(size * 0.6), tuft(size * 0.85), tuft(size * 1.15)];
    let d = '';
    for (let grown = 0; grown < count; ) {
      // Grass stands in company: a few tufts close together, then nothing for a while.
      const middle = between(random, start, end);
      const company = 1 + Math.floor(random() * 5);
      for (let i = 0; i < company && grown < count; i++, grown++) {
        const x = Math.round(middle + between(random, -2, 2) * size);
        d += `M${x} ${Math.round(heightAt(along, x) + between(random, 0, size * 0.7))}${kinds[Math.floor(random() * 3)]}`;
      }
    }
    return [{ d, stroke: of(material, nearness, light), width: Math.max(1.1, size * 0.075) }];
  };
}

/** Reeds in the shallows: straight stalks of many heights, some bent at the tip. */
export function reeds(from: Point, to: Point, count: number, height: number, nearness: number): Layer {
  const kinds = [0.5, 0.7, 0.85, 1].map((share, index) => {
    const high = Math.round(height * share);
    return index % 2 === 0
      ? `q${pack([0, -Math.round(high * 0.6), 3, -high])}`
      : `q${pack([-1, -high, 9, -Math.round(high * 0.86)])}`;
  });
  return (random) => [
    {
      d: Array.from({ length: count }, () => {
        // Two throws added: dense in the middle, thin at both ends.
        const x = from[0] + ((to[0] - from[0]) * (random() + random())) / 2;
        return `M${Math.round(x)} ${Math.round(between(random, from[1], to[1]))}${kinds[Math.floor(random() * 4)]}`;
      }).join(''),
      stroke: of('reed', nearness, -0.3),
      width: 1.6,
    },
  ];
}

/** Five blades from one root, as relative steps: the outer ones bend, the inner ones stand. */
function tuft(size: number): string {
  const [high, wide] = [Math.round(size), Math.round(size * 0.2)];
  const half = Math.round(size / 2);
  const blade = (across: number, up: number) =>
    `q${pack([Math.round(across * 0.25), -Math.round(up * 0.7), across, -up])}m${pack([-across, up])}`;
  return (
    blade(-wide * 2, half) +
    blade(-wide, high - 2) +
    blade(1, high + 3) +
    blade(wide, high - 1) +
    blade(wide * 2, half + 1)
  );
}

/** Long, soft patches of lighter or darker grass that follow a slope: what makes a field lie flat. */
export function swathes(
  along: readonly Point[],
  depth: number,
  count: number,
  length: number,
  material: Material,
  nearness: number,
  light: number,
): Layer {
  return (random) => {
    const [start, end] = [along[0]?.[0] ?? 0, along.at(-1)?.[0] ?? 0];
    const d = Array.from({ length: count }, () => {
      const x = Math.round(between(random, start, end));
      const down = random();
      const reach = Math.round((length * (0.35 + down) * between(random, 0.6, 1.2)) / 20) * 20;
      return dash(x, Math.round(heightAt(along, x) + 4 + down * depth), reach, 2 + Math.round(down * 4));
    }).join('');
    return [{ d, fill: of(material, nearness, light), opacity: 0.7 }];
  };
}

/** Flowers or cloudberries as dots over a strip that follows a line. */
export function flowers(
  along: readonly Point[],
  depth: number,
  count: number,
  nearness: number,
  material: Material = 'flower',
): Layer {
  return (random) => {
    const [start, end] = [along[0]?.[0] ?? 0, along.at(-1)?.[0] ?? 0];
    const d = Array.from({ length: count }, () => {
      const x = Math.round(between(random, start, end));
      const down = random();
      return disc(x, Math.round(heightAt(along, x) + down * depth), 1.2 + 1.6 * down);
    }).join('');
    return [{ d, fill: of(material, nearness, 0.1) }];
  };
}
