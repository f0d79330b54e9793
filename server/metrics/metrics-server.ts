import { listen, type RunningServer } from '../listen.ts';
import { exposition, expositionType, type Family } from './exposition.ts';

type Settings = {
  readonly port: number;
  readonly families: () => readonly Family[];
};

/** The numbers name no visitor, but they are nobody else's business: this machine alone can ask. */
const host = '127.0.0.1';

/** `GET /metrics` on a port of its own. */
export function serveMetrics({ port, families }: Settings): Promise<RunningServer> {
  const fetch = (request: Request) => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('Not found\n', { status: 404 });
    return new Response(exposition(families()), { headers: { 'content-type': expositionType } });
  };
  return listen({ fetch, headers: {}, port, host, portVariable: 'METRICS_PORT' });
}
