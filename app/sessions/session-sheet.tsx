import { type DrawnId, isDrawnId, type ShownId } from '#app/drawings/ids.ts';
import { defaultSeed, FigurePicture } from '#app/drawings/index.ts';
import styles from './figure-sheet.module.css';
import type { Session, Step, Turn } from './script/session.ts';
import { clock } from './script/words.ts';

interface Place {
  readonly name: string;
  readonly startSeconds: number;
  readonly picture: DrawnId;
}

/** What a session leads through, in order: each place once, whichever side it is done on, with the time it comes at, by the person who goes through it on the stage. */
export function SessionSheet({ steps }: Pick<Session, 'steps'>) {
  const places = placesOf(steps);
  const first = steps.find(({ figure }) => figure !== null)?.figure;
  const body = first ? defaultSeed(first) : undefined;
  return (
    <ol role="list" className={styles.plan} data-columns={columnsFor(places.length)}>
      {places.map(({ name, picture, startSeconds }) => (
        <li key={startSeconds}>
          <FigurePicture id={picture} body={body} />
          <div>
            <p>{clock(startSeconds)}</p>
            <h3>{name}</h3>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** In a wide window: how many in a row leave the fewest places of the last one empty. */
function columnsFor(count: number): number {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return [5, 4, 6].toSorted((one, other) => empty(one) - empty(other))[0] ?? 5;
}

/** A second side is no new place, nor is a welcome to what comes next. */
function placesOf(steps: readonly Step[]): Place[] {
  const all = steps.flatMap(({ name, startSeconds, ...step }): Place[] => {
    const picture = pictureOf(step);
    return picture ? [{ name, startSeconds, picture }] : [];
  });
  return all.filter(
    ({ name, picture }, index) => name !== all[index - 1]?.name && !(index === 0 && picture === all[1]?.picture),
  );
}

/** What a step is about: where its movement goes, or else what is seen for longest while it is held; its pose where that has no picture. */
function pictureOf({ figure, drawn, turns = [], ...step }: Omit<Step, 'name' | 'startSeconds'>): DrawnId | null {
  const begin = drawn?.[0];
  const moving = turns.find(({ drawn }) => drawn.length > 1);
  const shown = moving?.drawn.find((id) => id !== begin) ?? heldLongest(turns, step) ?? begin;
  return shown !== undefined && isDrawnId(shown) ? shown : figure;
}

/** Of what its lines draw from when it is held on; the last one leads out of it. */
function heldLongest(
  turns: readonly Turn[],
  { heldFromSeconds = 0, seconds }: Pick<Step, 'heldFromSeconds' | 'seconds'>,
) {
  const secondsOf = new Map<ShownId, number>();
  for (const [index, { fromSeconds, drawn }] of turns.entries()) {
    const untilSeconds = turns[index + 1]?.fromSeconds ?? seconds;
    const isLeaving = index === turns.length - 1 && fromSeconds > heldFromSeconds;
    const held = isLeaving ? 0 : untilSeconds - Math.max(fromSeconds, heldFromSeconds);
    for (const id of drawn) if (held > 0) secondsOf.set(id, (secondsOf.get(id) ?? 0) + held);
  }
  return [...secondsOf].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
