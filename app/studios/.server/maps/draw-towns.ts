import { cityKey } from '../../rules/city.ts';
import { takeSnapshot } from '../../rules/snapshot.ts';
import type { StudioRow } from '../../rules/studio-row.ts';
import { type Frame, frameAround, isOnTown, placeOnTown } from '../../rules/town-map.ts';
import { pinnedPosition } from '../../rules/town-pins.ts';
import type { Asker } from '../registers/ask.ts';
import { drawTown } from './draw-town.ts';
import { keepTownMap, readTownMaps } from './map-folder.ts';
import { askForTown } from './town-query.ts';

interface Town {
  readonly name: string;
  readonly frame: Frame;
  readonly positions: readonly { latitude: number; longitude: number }[];
}

interface DrawnTowns {
  readonly drawn: readonly string[];
  /** Drawn before, and still around the studios of the place. */
  readonly kept: number;
  /** Places of which no drawing could be made, each with a line that says why. */
  readonly failed: readonly { place: string; why: string }[];
}

interface DrawSettings {
  readonly asker: Asker;
  readonly dataDir: string;
  /** One place alone, drawn anew; null for every place without a drawing that fits. */
  readonly place: string | null;
  readonly dryRun: boolean;
  /** Between two questions: Overpass is a service of volunteers. */
  readonly pauseMs: number;
  readonly onProgress: (name: string) => void;
}

/**
 * Draws each place where a studio's house or street is known, from one question to Overpass for each. What is drawn is
 * kept at once, so that a run that is ended goes on where it was. Rejects with a RegisterError where Overpass is silent.
 */
export async function drawTowns(rows: readonly StudioRow[], settings: DrawSettings): Promise<DrawnTowns> {
  const { asker, dataDir, place, dryRun, pauseMs, onProgress } = settings;
  const known = readTownMaps(dataDir);
  const towns = townsOf(rows).filter(({ name }) => place === null || cityKey(name) === cityKey(place));
  const wanted = towns.filter((town) => place !== null || !isCovered(town, known.get(cityKey(town.name))?.frame));
  const drawn: string[] = [];
  const failed: { place: string; why: string }[] = [];
  for (const [index, { name, frame, positions }] of wanted.entries()) {
    onProgress(name);
    if (dryRun) {
      drawn.push(name);
      continue;
    }
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const answer = await askForTown(asker, frame);
    if (typeof answer === 'string') {
      failed.push({ place: name, why: answer });
      continue;
    }
    const studios = positions.filter((each) => isOnTown(frame, each)).map((each) => placeOnTown(frame, each));
    keepTownMap(dataDir, drawTown(name, frame, answer, studios));
    drawn.push(name);
  }
  return { drawn, kept: towns.length - wanted.length, failed };
}

function townsOf(rows: readonly StudioRow[]): Town[] {
  const { byCity } = takeSnapshot(rows, new Date(0));
  return [...byCity.values()].flatMap(({ name, studios }) => {
    const positions = studios.flatMap((studio) => pinnedPosition(studio) ?? []);
    const frame = frameAround(positions);
    return frame === null ? [] : [{ name, frame, positions }];
  });
}

/** Whether a drawing shows every studio that a new one would, and is not far too wide for them. */
function isCovered({ frame, positions }: Town, known: Frame | undefined): boolean {
  if (known === undefined) return false;
  const isWide = known.east - known.west > 2 * (frame.east - frame.west);
  return !isWide && positions.every((each) => !isOnTown(frame, each) || isOnTown(known, each));
}
