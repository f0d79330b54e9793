import type { Body } from './body.ts';
import { closeViewBoxOf } from './figure-window.ts';
import { attributeNames, type PathAttributes, pathsOf } from './paths-of.ts';
import type { Pose } from './skeleton.ts';

/** What of an element the painter needs. */
export type Painted = Pick<Element, 'setAttribute' | 'removeAttribute' | 'remove'>;

interface Canvas<Path extends Painted> {
  /** The `<svg>`: the body stands on its lower edge, as close as its extent allows. */
  readonly svg: Painted;
  /** A new path over those that are there. */
  append(): Path;
}

const names = Object.keys(attributeNames) as (keyof PathAttributes)[];

/**
 * Draws a body that moves, picture after picture, into elements that are there: only what differs from the picture
 * before is written, and no component is rendered for it.
 */
export function figurePainter<Path extends Painted>({ svg, append }: Canvas<Path>): (pose: Pose, body: Body) => void {
  const drawn: { readonly path: Path; attributes: PathAttributes }[] = [];
  let viewBox = '';
  return (pose, body) => {
    const close = closeViewBoxOf(pose);
    if (close !== viewBox) svg.setAttribute('viewBox', close);
    viewBox = close;
    const paths = pathsOf(pose, body);
    for (const [index, attributes] of paths.entries()) {
      const known = drawn[index] ?? { path: append(), attributes: {} };
      drawn[index] = known;
      for (const name of names) write(known.path, name, known.attributes[name], attributes[name]);
      known.attributes = attributes;
    }
    for (const { path } of drawn.splice(paths.length)) path.remove();
  };
}

function write(path: Painted, name: keyof PathAttributes, before: string | undefined, now: string | undefined): void {
  if (now === before) return;
  if (now === undefined) path.removeAttribute(attributeNames[name]);
  else path.setAttribute(attributeNames[name], now);
}
