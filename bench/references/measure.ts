import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { judge } from '../lighthouse.ts';
import { press } from '../pressure.ts';
import { type Running, start } from '../processes.ts';
import { measureLoad } from '../sizes.ts';
import { kilobytes, table } from '../table.ts';
import { prepare, referencePaths, referenceStudios, sitePaths, studioPath } from './prepare.ts';
import { build, folderOf, install, type Reference, references } from './projects.ts';

type Settings = {
  readonly site: Running;
  readonly browser: Browser;
  /** Where the site has its studios. */
  readonly dataDir: string;
  readonly runs: number;
  readonly seconds: number;
};

type Measured = {
  readonly page: string;
  readonly name: string;
  readonly encoding: string;
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly requests: number;
  readonly lcpMilliseconds: number;
  readonly score: number;
  readonly requestsPerSecond: number;
};

/** The same pages, texts, pictures and styles from the site and from other frameworks, one server at a time. */
export async function measureReferences(settings: Settings): Promise<string> {
  const { site, dataDir, seconds } = settings;
  await prepare(site.origin, references.map(folderOf));
  const rowsFile = join(dataDir, 'references.json');
  writeFileSync(rowsFile, JSON.stringify(await referenceStudios(dataDir)));
  const backend = await start({
    name: 'backend',
    command: [process.execPath, 'bench/references/backend.ts', rowsFile],
    readyPath: '/rest/v1/studios?slug=eq.none',
  });
  try {
    for (const reference of references) {
      install(reference);
      build(reference, backend.origin);
    }
    const ours = await measurePages(site, sitePaths, settings);
    const pages = [...ours];
    const studios: [string, number][] = [[site.name, press(site, studioPath, seconds, newAddresses).requestsPerSecond]];
    for (const reference of references) {
      const server = await startReference(reference, backend);
      try {
        pages.push(...(await measurePages(server, referencePaths, settings)));
        if (reference.hasStudioPage) studios.push([server.name, press(server, studioPath, seconds).requestsPerSecond]);
      } finally {
        await server.stop();
      }
    }
    return report(settings, pages, studios);
  } finally {
    await backend.stop();
  }
}

function startReference(reference: Reference, backend: Running): Promise<Running> {
  return start({
    name: reference.name,
    command: reference.command,
    cwd: folderOf(reference),
    env: { BACKEND_URL: backend.origin, ...quiet },
    readyPath: referencePaths.article,
  });
}

/** Every address is one that the page cache has not seen. */
const newAddresses = 'bench/letter-case.lua';
const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

async function measurePages(
  server: Running,
  paths: typeof sitePaths,
  { browser, runs, seconds }: Settings,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [page, path] of Object.entries(paths)) {
    const url = server.origin + path;
    // Asked for before: what is kept is kept, and as small as it gets.
    for (let again = 0; again < 3; again += 1) await (await fetch(url)).text();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { html, scripts, total, requests } = await measureLoad(browser, url);
    const { scores, lcpMilliseconds } = await judge(url, runs);
    const { requestsPerSecond } = press(server, path, seconds);
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br, gzip' } });
    const encoding = answer.headers.get('content-encoding') ?? 'none';
    await answer.body?.cancel();
    measured.push({
      ...{ page, name: server.name, encoding, htmlBytes: html, scriptBytes: scripts, totalBytes: total, requests },
      ...{ lcpMilliseconds, score: scores[0] ?? 0, requestsPerSecond },
    });
  }
  return measured;
}

function report({ runs }: Settings, pages: readonly Measured[], studios: readonly [string, number][]): string {
  const rows = Object.keys(referencePaths).flatMap((page) => {
    const ofPage = pages.filter((measured) => measured.page === page);
    const [ours] = ofPage;
    return ofPage.map((measured) => [
      ...[page, measured.name, measured.encoding, kilobytes(measured.htmlBytes), kilobytes(measured.scriptBytes)],
      withRatio(kilobytes(measured.totalBytes), measured.totalBytes, ours?.totalBytes),
      withRatio(String(measured.requests), measured.requests, ours?.requests),
      withRatio((measured.lcpMilliseconds / 1000).toFixed(2), measured.lcpMilliseconds, ours?.lcpMilliseconds),
      measured.score,
      withRatio(measured.requestsPerSecond.toFixed(0), measured.requestsPerSecond, ours?.requestsPerSecond),
    ]);
  });
  const columns = [
    'page',
    'project',
    'encoding',
    'HTML',
    'scripts, data',
    'all, kB',
    'requests',
    'LCP s',
    'score',
    'requests/s',
  ];
  const studioRows = studios.map(([name, perSecond]) => [
    name,
    withRatio(perSecond.toFixed(0), perSecond, studios[0]?.[1]),
  ]);
  return `### Beside other frameworks

The same texts, pictures, fonts and style sheet, in the smallest usual project of each; × is against Pusterom. Before anything is touched, in kB over the wire; LCP and the performance score as Lighthouse simulates a phone, the median of ${runs}; requests a second of the document alone, 32 connections. Every page has the same head: title, description, canonical link, metadata for sharing, structured data, icons, manifest and feed, each in the usual way of its framework.

${notes}

${table(columns, rows)}

A studio's page made anew for every request:

${table(['project', 'requests/s'], studioRows)}`;
}

const notes = [
  '- Next.js compresses with gzip, brotli being left to what stands before it; its article is made at the build, its city page kept for 60 seconds, its studio page made on request from a backend on the same machine.',
  '- Astro answers through Express with `compression`, as its adapter has no compression; its article is made at the build, its city page on request. An article made at the build is compressed anew for each request by both.',
  '- Vite + React is served as by a static host, brotli made beforehand; its document is empty until the scripts and the data have come, and its requests a second are of that empty document.',
  '- Pusterom alone sends security headers, and has in its document a script of a kilobyte (look, share button, search key) and the rules by which the next page is fetched ahead. The buttons that need that script stand in the references too, and do nothing there.',
  '- The icon in the tab stands in the documents of Pusterom; in the references it is a file, as in the templates that they begin with. That is the one request by which Astro has more.',
  '- What is fetched when something is touched, and what no page asks for by itself (icons, manifest, feed), is not counted.',
  "- Vite + React's head comes with its script: what reads pages without running them finds none.",
  '- Pusterom makes the uncached studio page from its snapshot in memory: it asks no database, Next.js asks its backend.',
].join('\n');

function withRatio(shown: string, value: number, ours = Number.NaN): string {
  return `${shown} (${(value / ours).toFixed(2)}×)`;
}
