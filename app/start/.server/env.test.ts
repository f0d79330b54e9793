import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { EnvError, envVariables, parseEnv } from './env.ts';

it('needs nothing to be set', () => {
  const env = parseEnv({ PATH: '/bin' });
  expect(env).toMatchObject({
    port: 3000,
    host: undefined,
    siteUrl: 'http://localhost:3000',
    database: { kind: 'embedded', dataDir: 'data' },
    site: { name: 'Pusterom', email: 'kontakt@example.no', timetable: '#' },
    contactRate: 5,
    contactRetentionDays: 365,
    studioRefreshSeconds: 60,
    trustedProxies: [],
  });
  expect(env.site.imageService).toContain('{id}');
});

it('takes an empty variable for one that is not set', () => {
  const empty = Object.fromEntries(envVariables.map(({ name }) => [name, ' ']));
  expect(parseEnv(empty)).toEqual(parseEnv({}));
});

it.each([
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ SITE_URL: 'https://pusterom.example.no/' }, { siteUrl: 'https://pusterom.example.no' }],
  [{ DATA_DIR: '/var/lib/x' }, { database: { kind: 'embedded', dataDir: '/var/lib/x' } }],
  [{ DATABASE_URL: 'postgresql://a:b@[::1]/x' }, { database: { kind: 'postgres', url: 'postgresql://a:b@[::1]/x' } }],
  [
    { SUPABASE_URL: 'http://127.0.0.1:54321', SUPABASE_ANON_KEY: 'key' },
    { database: { kind: 'hosted', url: 'http://127.0.0.1:54321', anonKey: 'key' } },
  ],
  [
    { SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_ANON_KEY: 'key' },
    { database: { kind: 'hosted', url: 'https://x.supabase.co', anonKey: 'key' } },
  ],
  [{ SITE_TIMETABLE: 'https://example.no/plan' }, { site: { timetable: 'https://example.no/plan' } }],
  [{ SITE_YELP: '#' }, { site: { social: expect.not.objectContaining({ yelp: expect.anything() }) } }],
  [{ CONTACT_RATE: '0' }, { contactRate: 0 }],
  [
    { SMTP_URL: 'smtps://a:b@mail.example.no', CONTACT_TO: 'eier@example.no' },
    { mail: { smtpUrl: 'smtps://a:b@mail.example.no', to: 'eier@example.no' } },
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
])('%j', (given, expected) => {
  expect(parseEnv(given)).toMatchObject(expected);
});

it.each([
  [{ PORT: '70000' }, 'PORT: must be a whole number from 1 to 65535 (got "70000")'],
  [{ PORT: '0' }, 'PORT: must be'],
  [{ SITE_OWNER: 'Sol AS', SITE_OWNER_NUMBER: '123456789' }, 'SITE_OWNER_NUMBER: must be an organisation number: nine'],
  [{ SITE_OWNER: 'Sol AS', SITE_OWNER_NUMBER: '99999999' }, 'SITE_OWNER_NUMBER: must be an organisation number: nine'],
  [{ SITE_OWNER: 'Sol AS', SITE_OWNER_NUMBER: '999999998' }, 'the check digit is wrong: a digit is mistyped'],
  [{ SITE_OWNER_NUMBER: '999999999' }, 'SITE_OWNER: must be set together with SITE_OWNER_NUMBER'],
  [{ PORT: '80a' }, 'PORT: must be'],
  [{ PORT: '1e3' }, 'PORT: must be'],
  [{ HOST: 'http://x' }, 'HOST: must be'],
  [{ SITE_URL: 'pusterom.no' }, 'SITE_URL: must be'],
  [{ SITE_URL: 'https://pusterom.no/yoga' }, 'SITE_URL: must be'],
  [{ SITE_URL: 'https://a:b@pusterom.no' }, 'SITE_URL: must be'],
  [{ DATABASE_URL: 'mysql://a:hemmelig@db/x' }, 'DATABASE_URL: must be'],
  [{ SUPABASE_URL: 'http://x.supabase.co', SUPABASE_ANON_KEY: 'hemmelig' }, 'SUPABASE_URL: must be an https address'],
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_ANON_KEY: must be set together with SUPABASE_URL'],
  [{ SUPABASE_ANON_KEY: 'hemmelig' }, 'SUPABASE_URL: must be set together with SUPABASE_ANON_KEY'],
  [
    { DATABASE_URL: 'postgres://localhost/x', SUPABASE_URL: 'https://x.co', SUPABASE_ANON_KEY: 'k' },
    'DATABASE_URL: must not',
  ],
  [{ SITE_EMAIL: 'kontakt' }, 'SITE_EMAIL: must be an e-mail address (got "kontakt")'],
  [{ SITE_FACEBOOK: 'http://www.facebook.com/x' }, 'SITE_FACEBOOK: must be an https address'],
  [{ SITE_TIMETABLE: 'javascript:alert(1)' }, 'SITE_TIMETABLE: must be # or an http(s) address'],
  [{ SITE_IMAGE_SERVICE: 'https://example.no/' }, 'SITE_IMAGE_SERVICE: must contain {id}'],
  [{ SMTP_URL: 'smtp://a:hemmelig@mail' }, 'CONTACT_TO: must be set together with SMTP_URL'],
  [{ CONTACT_TO: 'eier@example.no' }, 'SMTP_URL: must be set together with CONTACT_TO'],
  [{ SMTP_URL: 'http://a:hemmelig@mail', CONTACT_TO: 'eier@example.no' }, 'SMTP_URL: must be an address that begins'],
  [{ SMTP_URL: 'smtp://mail', CONTACT_TO: 'a@b.no, c@d.no' }, 'CONTACT_TO: must be an e-mail address'],
  [
    { SMTP_URL: 'smtp://m', CONTACT_TO: 'a@b.no', SUPABASE_URL: 'https://x.co', SUPABASE_ANON_KEY: 'k' },
    'SMTP_URL: must not be set together with SUPABASE_URL',
  ],
  [{ SMTP_HOST: 'mail' }, 'SMTP_HOST: is not a variable'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT: must be'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST: is not'],
  [{ CONTACT_RATE: '-1' }, 'CONTACT_RATE: must be'],
  [{ CONTACT_RETENTION_DAYS: '0' }, 'CONTACT_RETENTION_DAYS: must be'],
  [{ STUDIO_REFRESH_SECONDS: '0' }, 'STUDIO_REFRESH_SECONDS: must be'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: must be'],
  [{ TRUSTED_PROXIES: 'proxy.local' }, 'TRUSTED_PROXIES: must be'],
  [{ SITE_NAM: 'x' }, 'SITE_NAM: is not a variable of this program'],
  [{ CONTACT_LIMIT: '5' }, 'CONTACT_LIMIT: is not'],
  [{ SUPABASE_KEY: 'hemmelig' }, 'SUPABASE_KEY: is not'],
])('%j stops the start', (given, cause) => {
  const parse = () => parseEnv(given);
  expect(parse).toThrow(EnvError);
  expect(parse).toThrow(cause);
  expect(parse).not.toThrow(/hemmelig|\n/);
});

it('all that is wrong is said at once', () => {
  expect(() => parseEnv({ SITE_NAM: 'x', SITE_EMAIL: 'kontakt', PORT: 'tre' })).toThrow(
    /^SITE_NAM: is not [^;]*; PORT: must be [^;]*; SITE_EMAIL: must be an e-mail address \(got "kontakt"\)$/u,
  );
});

it.each([
  'postgres://a:b@127.0.0.1:5433/x',
  'postgres://a:b@localhost/x',
  'postgres:///x?host=/var/run/postgresql',
  'postgres://a:b@db/x?sslmode=verify-full',
  'postgres://a:b@db/x?sslmode=disable',
])('DATABASE_URL may be %s', (url) => {
  expect(parseEnv({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
});

it('DATABASE_URL may not cross a network in the clear without saying so', () => {
  for (const url of [
    'postgres://a:b@db.example.no/x',
    'postgres://a:b@127.0.0.1/x?host=db.example.no',
    'postgres://a:b@127.0.0.1.example.no/x',
    'postgres://a:b@db/x?sslmode=prefer',
    'postgres://a:b@db/x?sslmode=require&sslmode=allow',
    'postgres://a:b@db/x?ssl=0',
  ]) {
    const parse = () => parseEnv({ DATABASE_URL: url });
    expect(parse, url).toThrow(/^DATABASE_URL: must say sslmode=verify-full, or sslmode=disable [^\n]*$/);
  }
});

describe('the list of variables', () => {
  it('says of each what it is for, and a default that is valid', () => {
    expect(envVariables.map(({ name }) => name)).toContain('TRUSTED_PROXIES');
    for (const { description } of envVariables) expect(description).toMatch(/\.$/);
    const defaults = envVariables.filter(({ default: preset }) => !/^$|`|all interfaces/.test(preset));
    const given = Object.fromEntries(defaults.map((variable) => [variable.name, variable.default]));
    expect(parseEnv(given)).toEqual(parseEnv({}));
  });
});

it('stands in the README: the table lists every variable, with its default and what it is', async () => {
  const readme = await readFile('README.md', 'utf8');
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*) \|$/gmu)].map(([, name, preset, description]) => ({
    name,
    default: preset?.replaceAll('`', ''),
    description,
  }));
  expect(rows).toEqual(
    envVariables.map((variable) => ({ ...variable, default: variable.default.replaceAll('`', '') })),
  );
});
