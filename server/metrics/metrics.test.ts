import { expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { createEventMetrics } from './event-metrics.ts';
import { exposition, expositionType } from './exposition.ts';
import { serveMetrics } from './metrics-server.ts';
import { createProcessMetrics } from './process-metrics.ts';

const request = (kind: string, status: number, milliseconds: number) => ({ kind, status, cache: 'hit', milliseconds });

it('counts requests, submissions and errors by what the log tells, and nothing else', () => {
  const metrics = createEventMetrics({ submissionEvent: 'contact.received' });
  metrics.count('request', request('page', 200, 1));
  metrics.count('request', request('page', 200, 30));
  metrics.count('request', request('file', 404, 20_000));
  metrics.count('contact.received', { outcome: 'stored' });
  for (const event of ['error', 'contact.failed', 'studios.load-failed', 'studios.load-failed', 'studios.loaded']) {
    metrics.count(event, { error: 'gone' });
  }
  const lines = exposition(metrics.families()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE site_requests_total counter',
      'site_requests_total{kind="page",status="200",cache="hit"} 2',
      'site_requests_total{kind="file",status="404",cache="hit"} 1',
      'site_request_duration_seconds_bucket{kind="page",le="0.001"} 1',
      'site_request_duration_seconds_bucket{kind="page",le="0.025"} 1',
      'site_request_duration_seconds_bucket{kind="page",le="0.05"} 2',
      'site_request_duration_seconds_bucket{kind="page",le="+Inf"} 2',
      'site_request_duration_seconds_bucket{kind="file",le="10"} 0',
      'site_request_duration_seconds_bucket{kind="file",le="+Inf"} 1',
      'site_request_duration_seconds_sum{kind="file"} 20',
      'site_request_duration_seconds_count{kind="page"} 2',
      'site_submissions_total{outcome="stored"} 1',
      'site_faults_total{event="studios.load-failed"} 2',
      'site_faults_total{event="contact.failed"} 1',
      'site_faults_total{event="error"} 1',
    ]),
  );
  expect(lines.join()).not.toContain('studios.loaded');
});

it('escapes what a label or a help text may hold', () => {
  const samples = [{ labels: { event: 'a "b"\\\n' }, value: Number.POSITIVE_INFINITY }];
  expect(exposition([{ name: 'x', help: 'one\ntwo', type: 'gauge', samples }])).toBe(
    '# HELP x one\\ntwo\n# TYPE x gauge\nx{event="a \\"b\\"\\\\\\n"} +Inf\n',
  );
});

it('answers on its own port, at two addresses', async () => {
  const port = await freePort();
  const readiness = { ready: true, details: { studios: 2 } };
  const server = await serveMetrics({ port, families: createProcessMetrics(), readiness: () => readiness });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe(expositionType);
  expect(await answer.text()).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual(readiness);
  readiness.ready = false;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serveMetrics({ port, families: () => [], readiness: () => readiness })).rejects.toThrow(
    `METRICS_PORT: ${port} is already in use`,
  );
  await server.close();
});
