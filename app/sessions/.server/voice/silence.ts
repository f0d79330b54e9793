/** Where something sounds in a recording, in samples. */
export interface Take {
  readonly from: number;
  readonly to: number;
}

const windowSeconds = 0.01;
/** Below the loudest so much counts as silence, and so much above the noise of the room counts as sound. */
const belowPeak = 10 ** (-40 / 20);
const aboveNoise = 3;
/** A tap on the table is no word. */
const minTakeSeconds = 0.15;
/** The last sound of a word fades slowly. */
const tailSeconds = 0.12;

/** The stretches of sound in a recording, between silences of at least `pauseSeconds`. Empty for silence. */
export function takesIn(samples: Float32Array, sampleRate: number, pauseSeconds: number): Take[] {
  const size = Math.round(windowSeconds * sampleRate);
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    levelOf(samples.subarray(index * size, (index + 1) * size)),
  );
  const sorted = levels.toSorted((a, b) => a - b);
  // Of a recording without a pause the quietest window is not noise.
  const noise = Math.min(sorted[Math.floor(sorted.length / 10)] ?? 0, (sorted.at(-1) ?? 0) / 20);
  const threshold = Math.max((sorted.at(-1) ?? 0) * belowPeak, noise * aboveNoise, 1e-4);
  const takes: { from: number; to: number }[] = [];
  for (const [index, level] of levels.entries()) {
    if (level < threshold) continue;
    const last = takes.at(-1);
    if (last && index * size - last.to < pauseSeconds * sampleRate) last.to = (index + 1) * size;
    else takes.push({ from: index * size, to: (index + 1) * size });
  }
  return takes
    .filter(({ from, to }) => to - from >= minTakeSeconds * sampleRate)
    .map(({ from, to }) => ({ from, to: Math.min(samples.length, to + Math.round(tailSeconds * sampleRate)) }));
}

/** Root mean square. */
function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}
