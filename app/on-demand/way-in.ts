import { bodyOf } from '#app/art/figure/body.ts';
import { drawFigure } from '#app/art/figure/figure.ts';
import { isFigureId } from '#app/art/figure/figure-ids.ts';
import { interpolatePose } from '#app/art/figure/interpolate.ts';
import { poses } from '#app/art/figure/poses/poses.ts';
import type { Shape } from '#app/art/figure/shape.ts';
import type { Pose } from '#app/art/figure/skeleton.ts';

/** One breath in or out; each step of the way takes one, and the body rests half a breath between two. */
const breathMilliseconds = 5000;
const restMilliseconds = 1500;
const names = { start: 'Vis veien inn', pause: 'Stopp', resume: 'Fortsett' } as const;

interface Frame {
  readonly pose: Pose;
  /** What is said when the body arrives here: the step, and what the body does. */
  readonly words: string;
}

interface Player {
  readonly frames: readonly Frame[];
  /** Time spent on the way, in milliseconds, while it was not stopped. */
  spentMilliseconds: number;
  /** When it was last set going; null while it is stopped. */
  runningSince: number | null;
}

const players = new WeakMap<HTMLButtonElement, Player>();

/**
 * Lets the figure before the button go the way into its pose, by breath. Pressed again it stops, and goes on. Where
 * less motion is asked for, the key frames stand still one after the other.
 */
export default function wayIn(button: HTMLButtonElement): void {
  const player = players.get(button) ?? startPlayer(button);
  const now = performance.now();
  if (player.runningSince === null) {
    player.runningSince = now;
    button.textContent = names.pause;
    requestAnimationFrame(() => draw(button, player));
  } else {
    player.spentMilliseconds += now - player.runningSince;
    player.runningSince = null;
    button.textContent = names.resume;
  }
}

function startPlayer(button: HTMLButtonElement): Player {
  const items = [...document.querySelectorAll<HTMLElement>('[data-way-figure]')];
  const frames = items.flatMap((item): Frame[] => {
    const id = item.dataset.wayFigure ?? '';
    if (!isFigureId(id)) return [];
    const [step, alt] = [item.textContent, item.querySelector('img')?.alt];
    return [{ pose: poses[id], words: `${step}. ${alt}` }];
  });
  const player = { frames, spentMilliseconds: 0, runningSince: null };
  players.set(button, player);
  return player;
}

function draw(button: HTMLButtonElement, player: Player): void {
  if (player.runningSince === null) return;
  const figure = document.querySelector<SVGGElement>('[data-way-in] g');
  const status = button.nextElementSibling;
  if (!figure || !status) return;
  const spent = player.spentMilliseconds + performance.now() - player.runningSince;
  const { index, share } = placeAt(spent);
  const [from, to] = [player.frames.at(index), player.frames.at(index + 1)];
  if (!from) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  show(figure, to && !isStill ? interpolatePose(from.pose, to.pose, share) : from.pose, Number(button.dataset.body));
  if (status.textContent !== from.words) status.textContent = from.words;
  if (to) requestAnimationFrame(() => draw(button, player));
  else {
    players.delete(button);
    button.textContent = names.start;
  }
}

/** Between which two frames the body is, and how far: it lingers at each, and sets off and arrives softly. */
export function placeAt(spentMilliseconds: number): { index: number; share: number } {
  const stretch = restMilliseconds + breathMilliseconds;
  const index = Math.floor(spentMilliseconds / stretch);
  const moving = Math.max(0, spentMilliseconds - index * stretch - restMilliseconds) / breathMilliseconds;
  return { index, share: (1 - Math.cos(Math.PI * moving)) / 2 };
}

function show(figure: SVGGElement, pose: Pose, body: number): void {
  const shapes = drawFigure(pose, bodyOf(body));
  while (figure.childElementCount > shapes.length) figure.lastElementChild?.remove();
  while (figure.childElementCount < shapes.length)
    figure.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  for (const [index, path] of [...figure.children].entries()) {
    const shape = shapes[index];
    if (shape) put(path, attributesOf(shape));
  }
}

function put(path: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) path.removeAttribute(name);
    else if (path.getAttribute(name) !== value) path.setAttribute(name, value);
  }
}

/** What `PoseDrawing` writes for a shape. */
function attributesOf(shape: Shape): Record<string, string | null> {
  const isLine = shape.kind === 'line';
  return {
    d: shape.d,
    fill: isLine ? 'none' : shape.fill,
    stroke: isLine || shape.edge ? null : 'none',
    'stroke-width': isLine ? '.8' : null,
    'stroke-opacity': isLine ? '.75' : null,
    'stroke-linecap': isLine ? 'round' : null,
  };
}
