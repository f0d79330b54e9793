import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Family } from './exposition.ts';

const nanosecondsInSecond = 1e9;

/** Memory, processor time and event loop of this process, under the names that other Node programs use too. */
export function createProcessMetrics(): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const startedAtSeconds = Date.now() / 1000 - process.uptime();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lagSeconds = delay.percentile(99) / nanosecondsInSecond;
    // The next look sees what has happened since this one.
    delay.reset();
    return [
      gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', heapUsed),
      gauge('nodejs_external_memory_bytes', 'Memory held outside the heap, buffers above all.', external),
      gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last look.', lagSeconds),
      gauge('process_start_time_seconds', 'When the process started, in Unix time.', startedAtSeconds),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time spent.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
    ];
  };
}

export function gauge(name: string, help: string, value: number): Family {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
