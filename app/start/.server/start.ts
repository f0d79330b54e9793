import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { scriptMark } from '#app/islands/.server/script-mark.ts';
import { paths } from '#app/paths.ts';
import { pageOf } from '#app/site/page.ts';
import { routeHandleOf } from '#app/site/route-handle.ts';
import { directoryMetrics, directoryReadiness } from '#app/studios/.server/directory-health.ts';
import { createEventMetrics } from '#server/metrics/event-metrics.ts';
import { serveMetrics } from '#server/metrics/metrics-server.ts';
import { createProcessMetrics } from '#server/metrics/process-metrics.ts';
import { type Site, serve } from '#server/serve.ts';
import { type Application, openApplication } from './application.ts';
import { type Env, parseEnv } from './env.ts';
import { log, onLogged } from './log.ts';

/** Faults that say in one line what is wrong; of any other, the place in the code is wanted too. */
const plainFaults = new Set(['EnvError', 'StoreError', 'StartError']);
/** Of the build, beside the folder in which this file lands as one of the assets. */
const clientFolder = resolve(import.meta.dirname, '../../client');
const maxClosingMs = 5000;

/**
 * Runs the site until it is told to stop. What keeps it from starting is said in one line, and ends the process. Here,
 * and nowhere else, the site and what serves it meet.
 */
export async function run(): Promise<void> {
  try {
    const env = parseEnv(process.env);
    const app = await openApplication(env);
    try {
      await start(env, app);
    } catch (fault) {
      await app.close();
      throw fault;
    }
  } catch (fault) {
    console.error(describe(fault));
    process.exit(1);
  }
}

async function start(env: Env, app: Application): Promise<void> {
  const metrics = await startMetrics(env, app);
  const server = await serve(siteOf(env, app));
  // Not on stdout, which holds lines of JSON alone.
  console.error(`${env.site.name}: http://${env.host ?? 'localhost'}:${env.port}`);
  stopOnSignal(async () => {
    await Promise.all([server.close(), metrics?.close()]);
    // Every answer is given: what still hangs on a database that does not answer is left behind.
    await Promise.race([app.close(), sleep(maxClosingMs)]);
  });
  // The search makes its index when it is first asked for.
  await server.warmUpFurther([paths.search]);
}

/** What the site tells its server. */
function siteOf(env: Env, { directory, now, provideContext }: Application): Site {
  const { siteUrl, port, host, trustedProxies } = env;
  return {
    build,
    clientFolder,
    siteUrl,
    port,
    host,
    trustedProxies,
    scriptMark,
    log,
    now,
    provideContext,
    readHandle: routeHandleOf,
    readOwnPath: (loaderData) => pageOf(loaderData)?.path ?? null,
    imageOrigins: [new URL(env.site.imageService).origin],
    notFoundPath: paths.notFound,
    timeZone: 'Europe/Oslo',
    texts: {
      fault: 'Noe gikk galt hos oss. Prøv igjen om litt.',
      foreignForm: 'Skjemaet kan bare sendes fra dette nettstedet.',
      methodNotAllowed: 'Denne metoden brukes ikke her.',
    },
    readiness: () => directoryReadiness(directory),
    onChange: directory.onChange,
    isOfStrangers: (path) => path === paths.studios || path.startsWith(`${paths.studios}/`),
    hidePages: directory.hidePages,
  };
}

/** Nothing is counted where nobody can ask. */
async function startMetrics({ metricsPort: port }: Env, { directory, now }: Application) {
  if (port === undefined) return undefined;
  const events = createEventMetrics({ submissionEvent: 'contact.received' });
  const ofProcess = createProcessMetrics();
  onLogged(events.count);
  return serveMetrics({
    port,
    families: () => [...events.families(), ...directoryMetrics(directory, now()), ...ofProcess()],
    readiness: () => directoryReadiness(directory),
  });
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      // Ctrl+C reaches the server twice when npm stands between it and the terminal.
      if (isStopping) return;
      isStopping = true;
      log('stopping', { signal });
      await stop();
      process.exit(0);
    });
  }
  process.on('uncaughtException', (fault) => {
    log('fault', { fault: fault.message, stack: fault.stack });
    process.exit(1);
  });
}

function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return plainFaults.has(fault.name) ? fault.message : (fault.stack ?? fault.message);
}
