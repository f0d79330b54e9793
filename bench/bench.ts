import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { pageKinds } from '../e2e/support/page-kinds.ts';
import { browserForTests } from '../scripts/browser.ts';
import { measureContentGrowth } from './content-growth.ts';
import { measureDevelopment } from './development.ts';
import { measureGrowth } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { judge } from './lighthouse.ts';
import { type Pressed, pressInTurns, startNginx } from './pressure.ts';
import { type Running, startSite } from './processes.ts';
import { describeMachine, writeSection } from './report.ts';
import { measureLoad } from './sizes.ts';
import { kilobytes, median, table } from './table.ts';

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

/** Filtered lists, results and what is not found are kept out of search engines, which Lighthouse counts against them. */
const found = pageKinds.filter((path) => !/\?|finnes-ikke/u.test(path));

const parts: Readonly<Record<string, (site: Running) => Promise<string>>> = {
  sizes: async (site) => {
    const rows = await withBrowser(async (browser) => {
      const loads = [];
      for (const path of found) {
        const { html, css, fonts, scripts, pictures, total, requests } = await measureLoad(browser, site.origin + path);
        loads.push([path, ...[html, css, fonts, scripts, pictures, total].map(kilobytes), requests]);
      }
      return loads;
    });
    const columns = ['page', 'HTML', 'CSS', 'fonts', 'scripts', 'pictures', 'all, kB', 'requests'];
    return `### What a phone fetches\n\nOne page of each kind. Before anything is touched, with headers, in kB (1,024 bytes) over the wire.\n\n${table(columns, rows)}`;
  },
  lighthouse: async (site) => {
    const rows = [];
    for (const path of found) {
      const { scores, lcpMilliseconds, tbtMilliseconds, cls } = await judge(site.origin + path, runs);
      rows.push([path, ...scores, (lcpMilliseconds / 1000).toFixed(2), tbtMilliseconds.toFixed(0), cls.toFixed(3)]);
    }
    const columns = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'];
    return `### Lighthouse, mobile\n\nMedian of ${runs}; a slow network and a slow phone, as Lighthouse simulates them.\n\n${table(columns, rows)}`;
  },
  interactions: async (site) => {
    const rows = await withBrowser((browser) => measureInteractions(browser, site.origin));
    return `### Interactions\n\nOn a processor slowed four times: from touch to next paint (INP), to a grain of 8 ms; below 16 ms it is not reported (0).\n\n${table(
      ['interaction', 'INP ms'],
      rows.map(({ name, inpMilliseconds }) => [name, inpMilliseconds]),
    )}`;
  },
  load: async (site) => {
    const rows = [];
    for (const path of ['/artikler/1/slik-begynner-du-a-meditere', '/yogastudioer/oslo']) {
      // Twice asked for, it is compressed as far as it goes.
      for (let again = 0; again < 3; again += 1) await (await fetch(site.origin + path)).text();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const nginx = await startNginx(site, path);
      const pairs = pressInTurns([nginx, '/page.html'], [site, path], { rounds: runs * 3, seconds });
      await nginx.stop();
      const ratios = pairs.map(([limit, ours]) => ours.requestsPerSecond / limit.requestsPerSecond);
      const span = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
      const limits = loadRow(pairs.map(([limit]) => limit));
      const ours = loadRow(pairs.map(([, own]) => own));
      rows.push([path, 'nginx, the same file', limits.perSecond, '1', ...limits.rest]);
      rows.push([path, 'Pusterom', ours.perSecond, `${span[0]} (${span[1]} to ${span[2]})`, ...ours.rest]);
    }
    const columns = ['page', 'server', 'requests/s', 'of nginx', 'p50 ms', 'p99 ms', 'memory MB'];
    return `### Load\n\nFrom the cache, one process each, warmed, then asked in turns, ${runs * 3} rounds of ${seconds} seconds; 32 connections, wrk on the same machine, brotli. Medians; of nginx is the median of the rounds, with the lowest and the highest: other guests of the same hardware are felt. Both write a line of log for each request.\n\n${table(columns, rows)}`;
  },
  growth: async () => {
    const columns = ['studios', 'start to ready s', 'memory MB', 'first byte ms: front page', 'city', 'studio'];
    return `### Growth\n\nOn an existing data folder; first byte of the first request for a page, the median of ten where there are as many.\n\n${table(columns, await measureGrowth())}`;
  },
  'content-growth': async () => {
    const columns = [
      'articles',
      'classes',
      'build s',
      'start to ready s',
      'memory MB',
      'first byte ms: list',
      'article',
      'all articles, kB',
    ];
    return `### Growth of content\n\nThe articles and classes of the site, ten times and a hundred times as many, each build from nothing. First byte of a page that is made for the request: the median of four filtered lists, and of ten articles. The list of all articles as it is sent, brotli; it has no pages to turn, and its cards resemble each other more than true ones would.\n\n${table(columns, await measureContentGrowth())}`;
  },
  dev: async () => {
    const rows = await withBrowser(measureDevelopment);
    return `### Development\n\n\`npm run dev\` in a copy of the project: until the first page, and from saving a file until the open page shows the change, the median of five.\n\n${table(['what', 'seconds'], rows)}`;
  },
};

const wanted = values.only.split(',');
const unknown = wanted.find((name) => !(name in parts));
if (unknown) throw new Error(`--only: no part ${unknown}; one of ${Object.keys(parts).join(', ')}`);

run(process.execPath, ['scripts/build.mjs']);
if (!existsSync('bench/tools/node_modules'))
  run('npm', ['ci', '--prefix', 'bench/tools', '--ignore-scripts', '--no-audit']);
const machine = describeMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'pusterom-bench-'));
const site = await startSite(dataDir);
const sections: string[] = [];
try {
  for (const name of wanted) {
    // One part that fails does not take the others with it.
    const section = await parts[name]?.(site).catch((fault) => `### ${name}\n\nNot measured: ${fault}`);
    console.log(`${section}\n`);
    sections.push(section ?? '');
  }
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (values.write) writeSection('site', [machine, ...sections].join('\n\n'));

function loadRow(pressed: readonly Pressed[]) {
  const middle = (read: (one: Pressed) => number) => median(pressed.map(read));
  return {
    perSecond: middle(({ requestsPerSecond }) => requestsPerSecond).toFixed(0),
    rest: [
      middle(({ p50Milliseconds }) => p50Milliseconds).toFixed(1),
      middle(({ p99Milliseconds }) => p99Milliseconds).toFixed(1),
      kilobytes(middle(({ residentBytes }) => residentBytes) / 1024),
    ],
  };
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
