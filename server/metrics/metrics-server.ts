import { listen, type RunningServer } from '../listen.ts';
import type { Readiness } from '../readiness.ts';
import { exposition, expositionType, type Family } from './exposition.ts';

type Settings = {
  readonly port: number;
  readonly families: () => readonly Family[];
  readonly readiness: () => Readiness;
};

/** The numbers name no visitor, but they are nobody else's business: this machine alone can ask. */
const host = '127.0.0.1';

/** `GET /metrics` and, with what lies behind the answer that strangers get, `GET /readyz`: on a port of their own. */
export function serveMetrics({ port, families, readiness }: Settings): Promise<RunningServer> {
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/metrics') {
      return new Response(exposition(families()), { headers: { 'content-type': expositionType } });
    }
    if (pathname !== '/readyz') return new Response('Not found\n', { status: 404 });
    const state = readiness();
    return Response.json(state, { status: state.ready ? 200 : 503 });
  };
  // Nobody but this machine can connect.
  return listen({ fetch, headers: {}, port, host, portVariable: 'METRICS_PORT', isProxy: () => true });
}
