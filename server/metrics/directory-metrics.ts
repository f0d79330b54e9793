import type { Family } from './exposition.ts';
import { gauge } from './process-metrics.ts';

interface Directory {
  readonly studios: number;
  readonly lastLook: Date | null;
  readonly lastFault: Date | null;
}

/** How fresh the studios in memory are. The age is missing as long as they could never be read. */
export function directoryMetrics({ studios, lastLook, lastFault }: Directory, now: Date): Family[] {
  const ageSeconds = lastLook && Math.max(0, (now.getTime() - lastLook.getTime()) / 1000);
  return [
    gauge('site_studios', 'Studios in memory.', studios),
    gauge('site_studios_failing', '1 while the studio table cannot be read.', Number(lastFault !== null)),
    {
      name: 'site_studios_age_seconds',
      help: 'Time since the studio table was last looked at with success.',
      type: 'gauge',
      samples: ageSeconds === null ? [] : [{ value: ageSeconds }],
    },
  ];
}
