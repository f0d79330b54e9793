import type { Family, Sample } from './exposition.ts';

type Details = Readonly<Record<string, unknown>>;

export interface EventMetrics {
  /** To be called with every event of the log. Costs less than a microsecond. */
  count(event: string, details: Details): void;
  families(): Family[];
}

interface Settings {
  /** The event of a submission that was taken, with its `outcome`. */
  readonly submissionEvent: string;
}

/** Upper bounds, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const error = /(?:^error|-failed|\.failed)$/;

type Durations = { readonly counts: number[]; sum: number };

/** Counts what the log tells: one home for what happens, two ways to look at it. */
export function createEventMetrics({ submissionEvent }: Settings): EventMetrics {
  const requests = createCounter(['kind', 'status', 'cache']);
  const submissions = createCounter(['outcome']);
  const errors = createCounter(['event']);
  const durations = new Map<string, Durations>();

  function countRequest({ kind, status, cache, milliseconds }: Details): void {
    requests.add(String(kind), String(status), String(cache));
    const known = durations.get(String(kind)) ?? { counts: buckets.map(() => 0).concat(0), sum: 0 };
    durations.set(String(kind), known);
    const seconds = Number(milliseconds) / 1000;
    const at = buckets.findIndex((bound) => seconds <= bound);
    const index = at === -1 ? buckets.length : at;
    known.counts[index] = (known.counts[index] ?? 0) + 1;
    known.sum += seconds;
  }

  return {
    count(event, details) {
      if (event === 'request') countRequest(details);
      else if (event === submissionEvent) submissions.add(String(details.outcome));
      else if (error.test(event)) errors.add(event);
    },
    families: () => [
      family('site_requests_total', 'Requests answered.', 'counter', requests.samples()),
      family(
        'site_request_duration_seconds',
        'Time from a request to its answer.',
        'histogram',
        [...durations].flatMap(([kind, known]) => histogramSamples(kind, known)),
      ),
      family('site_submissions_total', 'Submissions taken, by what became of them.', 'counter', submissions.samples()),
      family('site_faults_total', 'Errors, by the event under which the log tells more.', 'counter', errors.samples()),
    ],
  };
}

function createCounter(names: readonly string[]) {
  const counts = new Map<string, number>();
  return {
    add(...values: string[]): void {
      const key = values.join('\n');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    samples: (): Sample[] =>
      [...counts].map(([key, value]) => {
        const values = key.split('\n');
        return { labels: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])), value };
      }),
  };
}

/** Each bucket counts all below its bound. */
function histogramSamples(kind: string, { counts, sum }: Durations): Sample[] {
  let below = 0;
  const bucketSamples = counts.map((count, index) => {
    below += count;
    const bound = buckets[index];
    return { suffix: '_bucket', labels: { kind, le: bound === undefined ? '+Inf' : String(bound) }, value: below };
  });
  return [
    ...bucketSamples,
    { suffix: '_sum', labels: { kind }, value: sum },
    { suffix: '_count', labels: { kind }, value: below },
  ];
}

function family(name: string, help: string, type: Family['type'], samples: readonly Sample[]): Family {
  return { name, help, type, samples };
}
