import { figureSheet } from './figure-sheet.ts';
import { sizes } from './figure-window.ts';
import type { Pose, Prop } from './skeleton.ts';

type Props = Pose['props'];

/**
 * The things a share `t` of the way between two poses: what is needed is pushed in along the floor before the body
 * rests on it, and out after the body has left it. A mat that is seen from above comes into sight with the viewer.
 */
export function propsBetween(from: Props, to: Props, t: number): Props {
  const [mat, next] = [from, to].map((props) => props.find(({ kind }) => kind === 'blanket'));
  const depth = {
    from: mat?.kind === 'blanket' ? (mat.h ?? 50) : 1,
    to: next?.kind === 'blanket' ? (next.h ?? 50) : 1,
  };
  const lying: Props =
    mat || next ? [{ kind: 'blanket', x: 30, h: Math.max(1, depth.from + (depth.to - depth.from) * t) }] : [];
  const stays = (prop: Prop): boolean => [from, to].every((props) => props.some((other) => isSame(other, prop)));
  return [
    ...lying,
    ...from
      .filter(({ kind }) => kind !== 'blanket')
      .flatMap((prop) => (stays(prop) ? [prop] : moved(prop, Math.min(1, 1.25 * (1 - t))))),
    ...to
      .filter((prop) => prop.kind !== 'blanket' && !stays(prop))
      .flatMap((prop) => moved(prop, Math.min(1, 1.25 * t))),
  ];
}

const isSame = (one: Prop, other: Prop): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A thing that has come a share of its way from the sheet's nearer edge; a strap is in the hands or nowhere. */
function moved(prop: Prop, share: number): Props {
  if (share <= 0) return [];
  if (prop.kind === 'strap') return share > 0.5 ? [prop] : [];
  const middle = prop.x + sizes[prop.kind][0] / 2;
  const outside = middle <= figureSheet.width / 2 + 1 ? -80 : figureSheet.width + 20;
  const left = (1 - share) ** 2;
  return [{ ...prop, x: prop.x + (outside - prop.x) * left, arrived: Math.min(1, share) }];
}
