import { createHash } from 'node:crypto';
import type { Session } from '../../script/session.ts';
import { silentFrames } from '../../track/frames.ts';
import { delayed, planTrack, type TrackPlan } from '../../track/plan.ts';
import { readRange } from './byte-range.ts';
import { createPieces } from './pieces.ts';
import type { Recordings } from './recordings.ts';
import { streamTrack, trackBytes } from './track-bytes.ts';

/** Every browser asks whether its copy is still right: a new recording changes the track behind the same address. */
const caching = 'public, no-cache';

/** A session as sound, after so many seconds of quiet: the whole track, or the part of it that the request asks for. */
export function trackResponse(session: Session, recordings: Recordings, asked: Headers, quietSeconds = 0): Response {
  const { read, ...pieces } = createPieces(recordings);
  const plan = planTrack(delayed(session, quietSeconds), pieces);
  const sizeBytes = trackBytes(plan);
  const etag = etagOf(plan);
  const headers = { etag, 'accept-ranges': 'bytes', 'cache-control': caching };
  if (isKnown(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const ifRange = asked.get('if-range');
  const range = ifRange === null || ifRange === etag ? readRange(asked.get('range'), sizeBytes) : 'whole';
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${sizeBytes}` } });
  }
  const { from, to } = range === 'whole' ? { from: 0, to: sizeBytes } : range;
  return new Response(streamTrack(plan, from, to, read), {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'content-type': 'audio/mpeg',
      'content-length': String(to - from),
      ...(range !== 'whole' && { 'content-range': `bytes ${from}-${to - 1}/${sizeBytes}` }),
    },
  });
}

/** The same plan is the same bytes: a piece with other bytes has another name. */
function etagOf({ frames, pieces }: TrackPlan): string {
  const hash = createHash('sha256').update(silentFrames(1)).update(String(frames));
  for (const { file, fromFrame, frames } of pieces) hash.update(`\n${file} ${fromFrame} ${frames}`);
  return `"${hash.digest('base64url').slice(0, 20)}"`;
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  return tags.includes(etag) || tags.includes('*');
}
