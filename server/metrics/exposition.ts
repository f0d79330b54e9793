/** One number, with the labels that tell it from its siblings. */
export interface Sample {
  /** Behind the family's name: a histogram's `_bucket`, `_sum` and `_count`. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Family {
  /** With its unit, by Prometheus's rules for names. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/** Metrics in Prometheus's text format, https://prometheus.io/docs/instrumenting/exposition_formats/. */
export function exposition(families: readonly Family[]): string {
  return families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${valueText(value)}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function labelText(labels: Sample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function valueText(value: number): string {
  return Number.isFinite(value) ? String(value) : value > 0 ? '+Inf' : Number.isNaN(value) ? 'NaN' : '-Inf';
}
