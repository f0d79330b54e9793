import type { Directory } from './directory.ts';

/** Whether visitors can be answered, and what is known of the studios: for whoever runs the site. */
export function directoryReadiness({ snapshot, everLoaded, lastError, leftOut }: Directory) {
  const { studios, loadedAt } = snapshot();
  return { ready: everLoaded, details: { studios: studios.length, loadedAt, lastError, leftOut } };
}

/** A number as Prometheus takes it. */
interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge';
  readonly samples: readonly { readonly value: number }[];
}

/** How fresh the studios in memory are. The age is missing as long as they could never be read. */
export function directoryMetrics(
  { snapshot, lastLook, lastError }: Pick<Directory, 'snapshot' | 'lastLook' | 'lastError'>,
  now: Date,
): Gauge[] {
  const ageSeconds = lastLook && Math.max(0, (now.getTime() - lastLook.getTime()) / 1000);
  return [
    gauge('site_studios', 'Studios in memory.', snapshot().studios.length),
    gauge('site_studios_failing', '1 while the studio table cannot be read.', Number(lastError !== null)),
    gauge('site_studios_age_seconds', 'Time since the studio table was last looked at with success.', ageSeconds),
  ];
}

function gauge(name: string, help: string, value: number | null): Gauge {
  return { name, help, type: 'gauge', samples: value === null ? [] : [{ value }] };
}
