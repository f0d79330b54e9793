import { bytesPerFrame, silentFrames } from '../../track/frames.ts';
import type { PlacedPiece, TrackPlan } from '../../track/plan.ts';

/** Reads all frames of a piece by the name of its file. */
export type ReadPiece = (file: string) => Promise<Uint8Array>;

const silence = silentFrames(400);

export function trackBytes({ frames }: TrackPlan): number {
  return frames * bytesPerFrame;
}

/**
 * The bytes of a track from one offset to before another, made while they are read: no more than one piece is in
 * memory. Ends with an error where a piece cannot be read.
 */
export function streamTrack(
  { pieces }: TrackPlan,
  from: number,
  to: number,
  read: ReadPiece,
): ReadableStream<Uint8Array> {
  let at = from;
  let index = pieces.findIndex((piece) => endOf(piece) > from);
  if (index < 0) index = pieces.length;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = pieces[index];
        const pieceFrom = piece ? piece.fromFrame * bytesPerFrame : to;
        const chunk =
          piece && at >= pieceFrom
            ? await partOf(piece, at - pieceFrom, to - pieceFrom, read)
            : silenceOf(at, Math.min(pieceFrom, to));
        at += chunk.length;
        if (piece && at >= endOf(piece)) index += 1;
        controller.enqueue(chunk);
        if (at >= to) controller.close();
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}

async function partOf(piece: PlacedPiece, from: number, to: number, read: ReadPiece): Promise<Uint8Array> {
  const length = piece.frames * bytesPerFrame;
  const bytes = await read(piece.file);
  if (bytes.length < length) throw new Error(`${piece.file} is shorter than its name says`);
  return bytes.subarray(from, Math.min(length, to));
}

function silenceOf(from: number, to: number): Uint8Array {
  const phase = from % bytesPerFrame;
  return silence.subarray(phase, Math.min(silence.length, phase + to - from));
}

function endOf({ fromFrame, frames }: PlacedPiece): number {
  return (fromFrame + frames) * bytesPerFrame;
}
