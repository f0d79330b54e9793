import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidIn } from '#app/sessions/.server/track/lines.ts';
import { openRecordings } from '#app/sessions/.server/track/recordings.ts';
import { type Decoder, decodedByFfmpeg, decodedByLibrary } from '#app/sessions/.server/track/testing-decoders.ts';
import { judged, listenedTo } from '#app/sessions/.server/track/testing-heard.ts';
import { everySession, ownSessions } from '#app/sessions/.server/track/testing-lists.ts';
import { recordTones } from '#app/sessions/.server/track/testing-tones.ts';
import { describeMachine, table, whole, writeSection } from './report.ts';

/**
 * `npm run bench:decoded`: the sound tracks of every session at every length, and of 500 lists that visitors might make
 * (`-- 50` for fewer), with a recording of every line that is two tones of its own; decoded and listened to, the sessions
 * and every fifth list by two decoders that share no code. Ends with status 1 where a line is missing, twice, another, cut
 * off or more than 50 ms from its time, or a track is a frame too long or too short. The figures of a whole run are
 * written into docs/benchmarks.md.
 */
const wholeRun = 500;
const seed = 1;
const maxShownOffenders = 40;
/** Of the lists one in so many is decoded by both. */
const listsToBoth = 5;

interface Listened {
  readonly kind: string;
  tracks: number;
  hours: number;
  lines: number;
  mostLateSeconds: number;
}

const lists = Number(process.argv[2] ?? wholeRun);
const machine = describeMachine();
const decoders: [name: string, decode: Decoder][] = [['mpg123', decodedByLibrary]];
if (spawnSync('ffmpeg', ['-version']).status === 0) decoders.push(['ffmpeg', decodedByFfmpeg]);
else console.log('ffmpeg is not installed: one decoder alone');

const dataDir = await mkdtemp(join(tmpdir(), 'decoded-'));
const started = performance.now();
try {
  const tracks = [
    ...everySession.map((session) => ({ kind: 'sessions, at each length', address: session.id, session })),
    ...ownSessions(lists, seed).map((own) => ({ kind: 'lists of visitors', ...own })),
  ];
  const texts = new Set(tracks.flatMap(({ session }) => saidIn(session).map(({ cue }) => cue.text)));
  const codeOf = await recordTones(dataDir, [...texts]);
  const recordings = openRecordings({ dataDir, log: () => undefined });
  await recordings.start();
  console.log(`${texts.size} lines are recorded`);

  const offenders: string[] = [];
  const kinds = new Map<string, Listened>();
  for (const [index, { kind, address, session }] of tracks.entries()) {
    // As the player plays it, with the time to get ready, and as it is downloaded.
    const quietSeconds = index % 2 === 0 ? 5 : 0;
    const isToAll = index < everySession.length || index % listsToBoth === 0;
    const judgements = await Promise.all(
      decoders.slice(0, isToAll ? undefined : 1).map(async ([name, decode]) => {
        const heard = await listenedTo(session, recordings, decode, quietSeconds);
        const judgement = judged(session, heard, codeOf, quietSeconds);
        offenders.push(...judgement.errors.map((error) => `${address}, ${session.seconds} s, ${name}: ${error}`));
        return judgement;
      }),
    );
    const sum = kinds.get(kind) ?? { kind, tracks: 0, hours: 0, lines: 0, mostLateSeconds: 0 };
    sum.tracks += 1;
    sum.hours += session.seconds / 3600;
    sum.lines += judgements[0]?.lines ?? 0;
    sum.mostLateSeconds = Math.max(sum.mostLateSeconds, ...judgements.map(({ mostLateSeconds }) => mostLateSeconds));
    kinds.set(kind, sum);
    if (index % 10 === 9) console.log(`${index + 1} of ${tracks.length} tracks, ${offenders.length} faults`);
  }
  recordings.close();

  for (const offender of offenders.slice(0, maxShownOffenders)) console.error(offender);
  if (offenders.length > 0) process.exitCode = 1;
  const report = reported([...kinds.values()], offenders.length);
  console.log(report);
  if (lists === wholeRun) writeSection('decoded', report);
} finally {
  await rm(dataDir, { recursive: true });
}

function reported(kinds: readonly Listened[], faults: number): string {
  const rows = kinds.map(({ kind, tracks, hours, lines, mostLateSeconds }) => [
    kind,
    whole(tracks),
    hours.toFixed(1),
    whole(lines),
    `${Math.round(mostLateSeconds * 1000)} ms`,
  ]);
  const minutes = Math.round((performance.now() - started) / 60_000);
  const by = decoders.map(([name]) => name).join(' and ');
  return [
    '',
    table(['tracks', 'number', 'hours', 'lines', 'farthest from its time'], rows),
    '',
    `Decoded by ${by} (of the lists every fifth by both) in ${minutes} minutes; ${whole(faults)} faults. ${machine}`,
  ].join('\n');
}
