import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countLog, dayOf, noCounts } from '#app/statistics/.server/index.ts';
import { requestDetails } from '#server/request-details.ts';

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
];
const programs = [
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'Bing',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  ],
  ['OpenAI', 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)'],
  ['another', 'curl/8.14.1'],
  ['another', 'python-requests/2.32'],
  ['another', 'Mozilla/5.0 (compatible; SomethingNew/1.0; +https://example.net/about)'],
] as const;
/** A browser that says it is another: no log can tell, and the promise has room for it. */
const disguised = browsers[1];
const paths = [
  '/',
  '/yoga',
  '/yoga/yin',
  '/okt/yin',
  '/okt/yin/lyd.mp3',
  '/yogastudioer/studio/sol-yoga',
  '/artikler/1',
];
const parts = ['/bilder/klasse-yin.svg', '/robots.txt', '/sok/forslag'];
const hosts = ['google.com', 'bing.com', 'dittoslo.no'];
const lines = 100_000;

/** The same each time. */
function pseudoRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Each line with what it really was. */
function labelledLog() {
  const random = pseudoRandom(22);
  const truth = noCounts();
  const add = (of: Record<string, number>, name: string) => {
    of[name] = (of[name] ?? 0) + 1;
  };
  const log = Array.from({ length: lines }, () => {
    const pathname = random(3) === 0 ? (parts[random(parts.length)] ?? '') : (paths[random(paths.length)] ?? '');
    const isProgram = random(4) === 0;
    const [name, userAgent] = (isProgram && programs[random(programs.length)]) || [
      '',
      browsers[random(browsers.length)],
    ];
    const isDisguised = isProgram && random(50) === 0;
    const from = random(3) === 0 ? hosts[random(hosts.length)] : undefined;
    const status = [200, 200, 200, 304, 404, 308][random(6)] ?? 200;
    if (status < 305 && !parts.includes(pathname)) {
      if (isProgram) add(truth.crawlers, name);
      else add(truth.pages, pathname);
      if (!isProgram && from) add(truth.sources, from);
    }
    const referer = from === undefined ? 'https://www.pusterom.example/yoga' : `https://www.${from}/a?q=vondt`;
    const details = requestDetails({
      ...{ kind: 'page', method: 'GET', pathname, status, start: 0, cache: 'hit', referer },
      ...{ userAgent: isDisguised ? disguised : userAgent, host: 'pusterom.example' },
    });
    return JSON.stringify({ time: '2026-11-22T12:00:00.000Z', event: 'request', ...details });
  });
  return { log, truth };
}

test('of 100,000 lines whose truth is known, each count is within three in a hundred', () => {
  const { log, truth } = labelledLog();
  const counted = countLog([...log, 'Pusterom: http://localhost:3000', '{"event":"reloaded"}', '']);
  const errors = (['pages', 'sources', 'crawlers'] as const).flatMap((part) => {
    expect(Object.keys(counted[part]).toSorted()).toEqual(Object.keys(truth[part]).toSorted());
    return Object.entries(truth[part])
      .map(([name, count]) => ({ name, error: Math.abs((counted[part][name] ?? 0) - count) / count }))
      .filter(({ error }) => error > 0.03);
  });
  expect(errors).toEqual([]);
  expect(log.join('\n')).not.toMatch(/Mozilla|curl|vondt|https:/u);
});

test('tells what was read under its headings, and nothing of the few', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'statistics-'));
  try {
    mkdirSync(join(dataDir, 'statistics'));
    const pages = { '/yoga': 12, '/okt/yin': 7, '/yogastudioer/studio/sol': 6, '/artikler/1': 1, '/kontakt': 4 };
    const counts = { ...noCounts(), pages, unanswered: { aerial: 5 } };
    writeFileSync(join(dataDir, 'statistics', `${dayOf(new Date())}.1-1.json`), JSON.stringify(counts));
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['cli/statistics.ts', ...args], { env: { DATA_DIR: dataDir }, encoding: 'utf8' });
    const { stdout, status } = run();
    expect(status).toBe(0);
    for (const line of [
      'Pages: 17',
      '12  /yoga',
      '5  others',
      'Sessions opened: 7',
      '6  /yogastudioer/studio/sol',
      '5  aerial',
    ])
      expect(stdout).toContain(line);
    expect(stdout).not.toMatch(/artikler|kontakt/u);
    expect(run('--days', '0')).toMatchObject({ status: 2, stderr: '--days: a number from 1 to 400\n' });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
