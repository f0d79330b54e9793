import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { log, onLogged } from '#app/.server/log.ts';
import { scriptMark } from '#app/islands/.server/index.ts';
import { paths } from '#app/paths.ts';
import { pageOf, routeHandleOf } from '#app/site/index.ts';
import { directoryMetrics, directoryReadiness } from '#app/studios/.server/index.ts';
import { createEventMetrics } from '#server/metrics/event-metrics.ts';
import { serveMetrics } from '#server/metrics/metrics-server.ts';
import { createProcessMetrics } from '#server/metrics/process-metrics.ts';
import { type Site, serve } from '#server/serve.ts';
import { type Application, openApplication } from './application.ts';
import { type Env, parseEnv } from './env.ts';

/** Errors that say in one line what is wrong; of any other, the place in the code is wanted too. */
const plainErrors = new Set(['EnvError', 'StoreError', 'StartError']);
/** Of the build, beside the folder in which this file lands as one of the assets. */
const clientFolder = resolve(import.meta.dirname, '../../client');
const formerFolder = resolve(clientFolder, '../former');
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
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
}

async function start(env: Env, app: Application): Promise<void> {
  const metrics = await startMetrics(env, app);
  const server = await serve(siteOf(env, app));
  // To scripts/serve.mjs, where it has started this process.
  process.send?.('ready');
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
function siteOf(env: Env, { directory, now, onChange, provideContext }: Application): Site {
  const { siteUrl, port, host, trustedProxies } = env;
  return {
    build,
    clientFolder,
    formerFolder,
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
      error: 'Noe gikk galt hos oss. Prøv igjen om litt.',
      foreignForm: 'Skjemaet kan bare sendes fra dette nettstedet.',
      methodNotAllowed: 'Denne metoden brukes ikke her.',
    },
    readiness: () => directoryReadiness(directory),
    onChange,
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
  process.on('uncaughtException', (error) => {
    log('error', { error: error.message, stack: error.stack });
    process.exit(1);
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return plainErrors.has(error.name) ? error.message : (error.stack ?? error.message);
}
