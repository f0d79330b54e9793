import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { parseEnv } from '#app/start/.server/env.ts';
import { examineMachine } from './doctor-machine.ts';
import { examineOutside } from './doctor-outside.ts';
import { examineSettings } from './doctor-settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  return () => rmSync(folder, { recursive: true });
});

/** Of a site that may be shown to the public. */
const ready = {
  SITE_URL: 'https://roligrom.no',
  SITE_EMAIL: 'hei@roligrom.no',
  SITE_OWNER: 'Roligrom AS',
  SITE_OWNER_NUMBER: '999 999 999',
  SITE_OWNER_ADDRESS: 'Gata 1, 0155 Oslo',
  SITE_FACEBOOK: 'https://www.facebook.com/roligrom',
  SITE_INSTAGRAM: 'https://www.instagram.com/roligrom',
  SITE_LINKEDIN: 'https://www.linkedin.com/company/roligrom',
  SITE_YELP: '#',
  SITE_TIMETABLE: 'https://roligrom.no/plan',
  SMTP_URL: 'smtps://a:hemmelig@mail.roligrom.no',
  CONTACT_TO: 'hei@roligrom.no',
  TRUSTED_PROXIES: '127.0.0.1',
};

it('finds nothing wrong with the settings of a site that may be shown', () => {
  expect(examineSettings(parseEnv(ready)).filter(({ state }) => state !== 'fine')).toEqual([]);
});

it.each([
  [{ SITE_URL: '' }, 'address'],
  [{ SITE_URL: 'http://roligrom.no' }, 'address'],
  [{ SITE_URL: 'https://pusterom.example' }, 'address'],
  [{ SITE_EMAIL: '' }, 'e-mail'],
  [{ SITE_OWNER: '', SITE_OWNER_NUMBER: '', SITE_OWNER_ADDRESS: '' }, 'controller'],
  [{ SITE_YELP: '' }, 'social profiles'],
  [{ CONTACT_RATE: '0' }, 'limit'],
])('with %j it is the %s that is wrong', (settings, check) => {
  const findings = examineSettings(parseEnv({ ...ready, ...settings }));
  expect(findings.filter(({ state }) => state === 'wrong').map((finding) => finding.check)).toEqual([check]);
});

it('says how an example profile is turned off in a file of settings', () => {
  const findings = examineSettings(parseEnv({ ...ready, SITE_YELP: '' }));
  expect(findings.find(({ state }) => state === 'wrong')?.says).toContain(
    'set SITE_YELP, each to its address or to "#"',
  );
});

it.each([
  ['none', [], 'there is none'],
  ['an old one', [3], 'the newest is 3.0 days old'],
  ['one older than the page promises', [0.5, 31], 'one is 31.0 days old'],
  ['those of every night', [0.5, 1.5, 29], null],
])('of backups: %s', (_name, ages, complaint) => {
  const now = new Date();
  for (const days of ages) {
    const file = join(folder, `${days}.backup`);
    writeFileSync(file, '');
    utimesSync(file, now, new Date(now.getTime() - days * 86_400_000));
  }
  const finding = examineMachine(parseEnv({ DATA_DIR: folder }), folder, now).find(({ check }) => check === 'backups');
  expect(finding?.state).toBe(complaint === null ? 'fine' : 'wrong');
  expect(finding?.says).toContain(complaint ?? 'the newest 0.5 days old');
});

it('finds an address where another site answers, or nobody, and a clock that is wrong', async () => {
  const server = createServer((_request, answer) => answer.end('another service worker')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const env = parseEnv({ SITE_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
  const states = async (now: Date) =>
    Object.fromEntries((await examineOutside(env, now)).map(({ check, state }) => [check, state]));
  expect((await states(new Date()))['clock outside']).toBe('fine');
  expect((await states(new Date(Date.now() + 3_600_000)))['clock outside']).toBe('wrong');
  expect((await states(new Date())).site).not.toBe('fine');
  server.close();
  await once(server, 'close');
  expect(await states(new Date())).toEqual({ site: 'wrong' });
});

it('speaks JSON to machines, makes no database, and ends with 1 where something is wrong', () => {
  const dataDir = join(folder, 'none');
  mkdirSync(dataDir);
  const { stdout, status } = spawnSync(process.execPath, ['cli/doctor.ts', '--json', '--inside'], {
    env: { DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const findings = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(findings.every((finding) => Object.keys(finding).join() === 'check,state,says')).toBe(true);
  expect(findings).toContainEqual(expect.objectContaining({ check: 'database', state: 'wrong' }));
  expect(readdirSync(dataDir)).toEqual([]);
});
