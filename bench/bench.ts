import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { pageKinds } from '../e2e/support/page-kinds.ts';
import { browserForTests } from '../scripts/browser.ts';
import { measureContentGrowth } from './content-growth.ts';
import { measureDevelopment } from './development.ts';
import { measureGrowth } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { judge } from './lighthouse.ts';
import { measurePressure } from './pressure.ts';
import { type Running, startSite } from './processes.ts';
import { describeMachine, table, writeSection } from './report.ts';
import { measureLoad } from './sizes.ts';

/** A table of docs/benchmarks.md, and how it is taken. */
interface Part {
  readonly heading: string;
  readonly text: string;
  readonly columns: string;
  readonly measure: (site: Running) => Promise<(string | number)[][]>;
}

/**
 * `npm run bench`: builds the site, serves it, and prints what it weighs and how fast it is, beside nginx with the same
 * file. `--only sizes,load` runs some parts, `--write` puts the tables into docs/benchmarks.md, `--runs 3` is how often
 * Lighthouse runs on each page (the load takes three times as many rounds), `--seconds 5` how long a round lasts.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'sizes,lighthouse,interactions,load,growth,content-growth,dev' },
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});
const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
const rounds = runs * 3;

const parts: Readonly<Record<string, Part>> = {
  sizes: {
    heading: 'What a phone fetches',
    text: 'One page of each kind. Before anything is touched, with headers, in kB (1,024 bytes) over the wire.',
    columns: 'page, HTML, CSS, fonts, scripts, pictures, all kB, requests',
    measure: (site) => withBrowser((browser) => eachPage((path) => measureLoad(browser, site.origin + path))),
  },
  lighthouse: {
    heading: 'Lighthouse, mobile',
    text: `Median of ${runs}; a slow network and a slow phone, as Lighthouse simulates them.`,
    columns: 'page, performance, accessibility, best practices, SEO, LCP s, TBT ms, CLS',
    measure: (site) => eachPage((path) => judge(site.origin + path, runs)),
  },
  interactions: {
    heading: 'Interactions',
    text: 'On a processor slowed four times: from touch to next paint (INP), to a grain of 8 ms; below 16 ms it is not reported (0).',
    columns: 'interaction, INP ms',
    measure: (site) => withBrowser((browser) => measureInteractions(browser, site.origin)),
  },
  load: {
    heading: 'Load',
    text: `From the cache, one process each, warmed, then asked in turns, ${rounds} rounds of ${seconds} seconds; 32 connections, wrk on the same machine, brotli. Medians; of nginx is the median of the rounds, with the lowest and the highest: other guests of the same hardware are felt. Both write a line of log for each request.`,
    columns: 'page, server, requests/s, of nginx, p50 ms, p99 ms, memory MB',
    measure: (site) => measurePressure(site, rounds, seconds),
  },
  growth: {
    heading: 'Growth',
    text: 'On an existing data folder; first byte of the first request for a page, the median of ten where there are as many.',
    columns: 'studios, start to ready s, memory MB, first byte ms: front page, city, studio',
    measure: measureGrowth,
  },
  'content-growth': {
    heading: 'Growth of content',
    text: 'The articles and classes of the site, ten times and a hundred times as many, each build from nothing. First byte of a page that is made for the request: the median of four filtered lists, and of ten articles. The list of all articles as it is sent, brotli; it has no pages to turn, and its cards resemble each other more than true ones would.',
    columns: 'articles, classes, build s, start to ready s, memory MB, first byte ms: list, article, all articles kB',
    measure: measureContentGrowth,
  },
  dev: {
    heading: 'Development',
    text: '`npm run dev` in a copy of the project: until the first page, and from saving a file until the open page shows the change, the median of five.',
    columns: 'what, seconds',
    measure: () => withBrowser(measureDevelopment),
  },
};

const wanted = values.only.split(',');
const unknown = wanted.find((name) => !(name in parts));
if (unknown) throw new Error(`--only: no part ${unknown}; one of ${Object.keys(parts).join(', ')}`);

run(process.execPath, ['scripts/build.mjs']);
if (!existsSync('bench/tools/node_modules'))
  run('npm', ['ci', '--prefix', 'bench/tools', '--ignore-scripts', '--no-audit']);
const sections = [describeMachine()];
const site = await startSite();
try {
  for (const name of wanted) {
    const section = await sectionOf(name);
    console.log(`${section}\n`);
    sections.push(section);
  }
} finally {
  await site.stop();
}
if (values.write) writeSection('site', sections.join('\n\n'));

/** One part that fails does not take the others with it. */
async function sectionOf(name: string): Promise<string> {
  const part = parts[name];
  if (!part) return '';
  const measured = await part.measure(site).then(
    (rows) => table(part.columns.split(', '), rows),
    (error) => `Not measured: ${error}`,
  );
  return `### ${part.heading}\n\n${part.text}\n\n${measured}`;
}

/** Filtered lists, results and what is not found are kept out of search engines, which Lighthouse counts against them. */
async function eachPage(measure: (path: string) => Promise<(string | number)[]>): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const path of pageKinds) if (!/\?|finnes-ikke/u.test(path)) rows.push([path, ...(await measure(path))]);
  return rows;
}

async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: browserForTests(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
