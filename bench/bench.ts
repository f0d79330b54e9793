import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserForTests } from '../scripts/browser.ts';
import { measureContentGrowth } from './content-growth.ts';
import { measureDevelopment } from './development.ts';
import { measureGrowth } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { judge } from './lighthouse.ts';
import { press, startNginx } from './pressure.ts';
import { type Running, startSite } from './processes.ts';
import { measureReferences } from './references/measure.ts';
import { describeMachine, writeSection } from './report.ts';
import { measureLoad } from './sizes.ts';
import { kilobytes, table } from './table.ts';

/**
 * `npm run bench`: builds the site, serves it, and prints what it weighs and how fast it is, beside nginx with the same
 * file and other frameworks with the same pages. `--only sizes,load` runs some parts, `--write` keeps them in docs/benchmarks.md, `--runs 3` is how often Lighthouse looks at each page, `--seconds 5` how long each address is pressed.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'sizes,lighthouse,interactions,load,growth,content-growth,dev,references' },
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});

/** One address for each kind of page that differs in how it is made. */
const kinds: Readonly<Record<string, string>> = {
  'front page': '/',
  'list with filters': '/yoga',
  'pose library': '/yoga/stillinger',
  pose: '/yoga/stillinger/tadasana',
  class: '/yoga/rygg',
  meditation: '/meditasjon/dyp-sovnmeditasjon',
  session: '/okt/rygg',
  article: '/artikler/1',
  cities: '/yogastudioer',
  city: '/yogastudioer/oslo',
  studio: '/yogastudioer/studio/tyttebaer-yoga',
  contact: '/kontakt',
  search: '/sok',
  'legal text': '/personvern',
};

const parts: Readonly<Record<string, (site: Running) => Promise<string>>> = {
  sizes: async (site) => {
    const browser = await launched();
    const rows = [];
    for (const [kind, path] of Object.entries(kinds)) {
      const { html, css, fonts, scripts, pictures, total, requests } = await measureLoad(browser, site.origin + path);
      rows.push([kind, ...[html, css, fonts, scripts, pictures, total].map(kilobytes), requests]);
    }
    await browser.close();
    const columns = ['page', 'HTML', 'CSS', 'fonts', 'scripts', 'pictures', 'all, kB', 'requests'];
    return `### What a phone fetches\n\nBefore anything is touched, with headers, in kB (1,024 bytes) over the wire.\n\n${table(columns, rows)}`;
  },
  lighthouse: async (site) => {
    const rows = [];
    for (const [kind, path] of Object.entries(kinds)) {
      const { scores, lcpMilliseconds, tbtMilliseconds, cls } = await judge(site.origin + path, Number(values.runs));
      rows.push([kind, ...scores, (lcpMilliseconds / 1000).toFixed(2), tbtMilliseconds.toFixed(0), cls.toFixed(3)]);
    }
    const columns = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'];
    return `### Lighthouse, mobile\n\nMedian of ${values.runs}; a slow network and a slow phone, as Lighthouse simulates them.\n\n${table(columns, rows)}`;
  },
  interactions: async (site) => {
    const browser = await launched();
    const rows = await measureInteractions(browser, site.origin);
    await browser.close();
    return `### Interactions\n\nOn a processor slowed four times: from touch to next paint (INP), to a grain of 8 ms; below 16 ms it is not reported (0).\n\n${table(
      ['interaction', 'INP ms'],
      rows.map(({ name, inpMilliseconds }) => [name, inpMilliseconds]),
    )}`;
  },
  load: async (site) => {
    const rows = [];
    for (const path of ['/artikler/1', '/yogastudioer/oslo']) {
      // Twice asked for, it is compressed as far as it goes.
      for (let again = 0; again < 3; again += 1) await (await fetch(site.origin + path)).text();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const nginx = await startNginx(site, path);
      const limit = press(nginx, '/page.html', Number(values.seconds));
      await nginx.stop();
      const ours = press(site, path, Number(values.seconds));
      for (const [name, pressed] of [['nginx, the same file', limit] as const, ['Pusterom', ours] as const]) {
        const { requestsPerSecond, p50Milliseconds, p99Milliseconds, residentBytes } = pressed;
        const ratio = (requestsPerSecond / limit.requestsPerSecond).toFixed(2);
        const milliseconds = [p50Milliseconds, p99Milliseconds].map((value) => value.toFixed(1));
        rows.push([path, name, requestsPerSecond.toFixed(0), ratio, ...milliseconds, kilobytes(residentBytes / 1024)]);
      }
    }
    const columns = ['page', 'server', 'requests/s', 'of nginx', 'p50 ms', 'p99 ms', 'memory MB'];
    return `### Load\n\nFrom the cache, one process each, 32 connections, wrk on the same machine, brotli.\n\n${table(columns, rows)}`;
  },
  growth: async () => {
    const columns = ['studios', 'start to ready s', 'memory MB', 'first byte ms: front page', 'city', 'studio'];
    return `### Growth\n\nOn an existing data folder; first byte of the first request for a page, the median of ten where there are as many.\n\n${table(columns, await measureGrowth())}`;
  },
  'content-growth': async () => {
    const columns = [
      'articles',
      'build s',
      'start to ready s',
      'memory MB',
      'first byte ms: list',
      'article',
      'whole list, kB',
    ];
    return `### Growth of content\n\nThe articles of the site, ten times and a hundred times as many, each build from nothing. First byte of a page that is made for the request: the median of three lists of a topic, and of ten articles; the whole list as it is sent, brotli.\n\n${table(columns, await measureContentGrowth())}`;
  },
  dev: async () => {
    const browser = await launched();
    const rows = await measureDevelopment(browser);
    await browser.close();
    return `### Development\n\n\`npm run dev\` in a copy of the project: until the first page, and from saving a file until the open page shows the change, the median of five.\n\n${table(['what', 'seconds'], rows)}`;
  },
  references: async (site) => {
    const browser = await launched();
    try {
      return await measureReferences({
        ...{ site, browser, dataDir, runs: Number(values.runs), seconds: Number(values.seconds) },
      });
    } finally {
      await browser.close();
    }
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

function launched() {
  return chromium.launch({ executablePath: browserForTests(), args: ['--no-sandbox', '--disable-gpu'] });
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
