import type { Bell, BreathKind, Session } from '../script/session.ts';
import { frameFor, framesOf, leadInSamples } from './frames.ts';

/** A recording or a bell, as whole frames. */
export interface Piece {
  /** Names its bytes: other bytes have another name. */
  readonly file: string;
  readonly frames: number;
}

/** A piece in its place, or as much of its beginning as there is room for. */
export interface PlacedPiece extends Piece {
  readonly fromFrame: number;
  /** The line that is said; null where it rings. */
  readonly cueId: string | null;
}

/** A whole track: pieces in order, none over another, and silence wherever there is none. */
export interface TrackPlan {
  readonly frames: number;
  readonly pieces: readonly PlacedPiece[];
}

/** What a track can be made of. */
export interface Pieces {
  /** The recording of a line; undefined where there is none. */
  line(text: string): Piece | undefined;
  bell(kind: Bell | BreathKind): Piece;
}

interface Wanted extends Piece {
  readonly fromFrame: number;
  readonly cueId: string | null;
}

/** A bell falls silent so long before the first word. */
const clearFrames = 2;

/**
 * What sounds when in a session: every line that has a recording at the time of its cue, and the bells. A word is never
 * rung over: a bell is cut before it, and does not sound where one is being said.
 */
export function planTrack(session: Session, pieces: Pieces): TrackPlan {
  const endFrame = framesOf(session.seconds);
  const lines = linesOf(session, pieces);
  const said = lines.map((line, index) => truncate(line, lines[index + 1]?.fromFrame ?? endFrame));
  const bells = bellsOf(session, pieces);
  const rung = bells.flatMap((bell, index) => {
    const isTalkedOver = said.some(
      ({ fromFrame, frames }) => fromFrame <= bell.fromFrame + clearFrames && bell.fromFrame < fromFrame + frames,
    );
    if (isTalkedOver) return [];
    const nextWord = said.find(({ fromFrame }) => fromFrame > bell.fromFrame);
    const nextBell = bells[index + 1]?.fromFrame ?? Number.POSITIVE_INFINITY;
    const before = Math.min(nextBell, nextWord ? nextWord.fromFrame - clearFrames : Number.POSITIVE_INFINITY);
    return [truncate(bell, before)];
  });
  const placed = [...said, ...rung].sort((a, b) => a.fromFrame - b.fromFrame);
  // The last bell rings out.
  const frames = Math.max(endFrame, ...placed.map((piece) => piece.fromFrame + piece.frames));
  return { frames, pieces: placed };
}

/** The same session, with so much quiet before it. */
export function delayed(session: Session, bySeconds: number): Session {
  return {
    ...session,
    seconds: session.seconds + bySeconds,
    steps: session.steps.map((step) => ({ ...step, startSeconds: step.startSeconds + bySeconds })),
    cues: session.cues.map((cue) => ({ ...cue, atSeconds: cue.atSeconds + bySeconds })),
  };
}

function linesOf({ cues }: Session, pieces: Pieces): Wanted[] {
  return cues.flatMap(({ id, atSeconds, text, isSilent }) => {
    const piece = isSilent ? undefined : pieces.line(text);
    return piece ? [{ ...piece, fromFrame: frameFor(atSeconds, leadInSamples), cueId: id }] : [];
  });
}

/** The bells of the cues, and the tones of a guided breath, which give way to those. */
function bellsOf(session: Session, pieces: Pieces): Wanted[] {
  const ofCues = session.cues.flatMap(({ atSeconds, bell }) => (bell ? [{ atSeconds, bell }] : []));
  const taken = new Set(ofCues.map(({ atSeconds }) => atSeconds));
  const ofBreath = breathTones(session).filter(({ atSeconds }) => !taken.has(atSeconds));
  return [...ofCues, ...ofBreath]
    .sort((a, b) => a.atSeconds - b.atSeconds)
    .map(({ atSeconds, bell }) => ({ ...pieces.bell(bell), fromFrame: frameFor(atSeconds, 0), cueId: null }));
}

/** When each phase of a guided breath begins. By night the breath is silent. */
function breathTones({ steps, isQuiet }: Session): { atSeconds: number; bell: BreathKind }[] {
  if (isQuiet) return [];
  return steps.flatMap(({ startSeconds, seconds, breath }) => {
    const roundSeconds = breath.reduce((sum, phase) => sum + phase.seconds, 0);
    const rounds = roundSeconds === 0 ? 0 : Math.floor(seconds / roundSeconds + 1e-6);
    return Array.from({ length: rounds }, (_, round) => {
      let atSeconds = startSeconds + round * roundSeconds;
      return breath.map((phase) => {
        const tone = { atSeconds, bell: phase.kind };
        atSeconds += phase.seconds;
        return tone;
      });
    }).flat();
  });
}

function truncate(piece: Wanted, beforeFrame: number): PlacedPiece {
  return { ...piece, frames: Math.min(piece.frames, beforeFrame - piece.fromFrame) };
}
