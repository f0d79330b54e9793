import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { type Application, application } from '#app/.server/application.ts';
import { log, onLogged } from '#app/.server/log.ts';
import { readyAnswer } from './answers.ts';
import { createFastPath } from './fast-path.ts';
import { createAddressReader, createProxyCheck } from './forwarded-address.ts';
import { listen } from './listen.ts';
import { directoryMetrics } from './metrics/directory-metrics.ts';
import { createEventMetrics } from './metrics/event-metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { createProcessMetrics } from './metrics/process-metrics.ts';
import { createPageFacts } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPipeline } from './pipeline.ts';
import { readinessOf } from './readiness.ts';
import { createRenderer } from './renderer.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { readStaticFiles } from './static-files.ts';
import { warmUp } from './warm-up.ts';

/** Faults that say in one line what is wrong; of any other, the place in the code is wanted too. */
const plainFaults = new Set(['EnvError', 'StoreError', 'StartError']);
/** Of the build, beside the folder in which this file lands as one of the assets. */
const clientFolder = resolve(import.meta.dirname, '../../client');
/** In no sitemap, and so not among the pages that are made before the first visit. */
const searchPath = '/sok';
/** Where a proxy on the same machine comes from, be it named among the trusted ones or not. */
const thisMachine = ['127.0.0.0/8', '::1'];
const maxClosingMs = 5000;

/** Runs the site until it is told to stop. What keeps it from starting is said in one line, and ends the process. */
export async function run(): Promise<void> {
  try {
    await start();
  } catch (fault) {
    console.error(describe(fault));
    process.exit(1);
  }
}

/** Everything that can fail comes before the first connection is accepted. */
async function start(): Promise<void> {
  const app = await application();
  try {
    await serve(app);
  } catch (fault) {
    await app.close();
    throw fault;
  }
}

async function serve(app: Application): Promise<void> {
  const { env, directory, now } = app;
  const { siteUrl } = env;
  const securityHeaders = createSecurityHeaders({ siteUrl, imageOrigins: [new URL(env.site.imageService).origin] });
  const factsOf = createPageFacts(build.routes);
  const renderer = createRenderer({ build, siteUrl, log });
  const pages = createPageCache({
    render: async (address, caching) => readyAnswer(await renderer.page(address), securityHeaders, caching),
    factsOf,
    now,
  });
  directory.onChange(pages.dropStudioPages);
  const staticFiles = await readStaticFiles(clientFolder, securityHeaders);
  const pipeline = createPipeline({
    siteUrl,
    staticFiles,
    pages,
    renderer,
    factsOf,
    securityHeaders,
    addressOf: createAddressReader(env.trustedProxies),
    readiness: () => readinessOf(directory),
    log,
  });
  const metrics = await startMetrics(app);
  const { paths, broken } = await warmUp({ pages, showsStudios: (path) => factsOf(path).showsStudios, log });
  directory.hidePages(broken);
  const server = await listen({
    fetch: pipeline.fetch,
    fastPath: createFastPath({ staticFiles, pages, log }),
    headers: securityHeaders(''),
    port: env.port,
    host: env.host,
    isProxy: createProxyCheck([...thisMachine, ...env.trustedProxies]),
  });
  console.log(`${env.site.name}: http://${env.host ?? 'localhost'}:${env.port}`);
  stopOnSignal(async () => {
    await Promise.all([server.close(), metrics?.close()]);
    // Every answer is given: what still hangs on a database that does not answer is left behind.
    await Promise.race([app.close(), sleep(maxClosingMs)]);
  });
  // The search page makes its index when it is first asked for: now, so that no visitor waits for it.
  // A second look at each page makes the cache compress it as far as it goes.
  for (const path of [searchPath, ...paths]) await pages.get(path, '');
}

/** Nothing is counted where nobody can ask. */
async function startMetrics({ env, directory, now }: Application) {
  if (env.metricsPort === undefined) return undefined;
  const events = createEventMetrics();
  const ofProcess = createProcessMetrics();
  onLogged(events.count);
  const families = () => {
    const { lastLook, lastFault } = directory;
    const studios = directory.snapshot().studios.length;
    return [...events.families(), ...directoryMetrics({ studios, lastLook, lastFault }, now()), ...ofProcess()];
  };
  return serveMetrics({ port: env.metricsPort, families, readiness: () => readinessOf(directory) });
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
