import { expect, it } from 'vitest';
import { parseEnv } from '#app/.server/env.ts';
import { pageText } from '#app/.server/library.ts';
import { withKeepingTimes } from './retention-text.ts';

const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' };

it.each([
  [{}, 'i høyst 365 dager'],
  [{ CONTACT_RETENTION_DAYS: '1' }, 'i høyst ett døgn'],
  [{ CONTACT_RETENTION_DAYS: '90' }, 'i høyst 90 dager'],
  // Nothing deletes by age there, unless the owner has seen to it and says so.
  [hosted, 'så lenge det trengs for å svare deg'],
  [{ ...hosted, CONTACT_RETENTION_DAYS: '90' }, 'i høyst 90 dager'],
])('with %j messages are kept %s', (settings, said) => {
  expect(withKeepingTimes('{lagringstid}', parseEnv(settings))).toBe(said);
});

it.each([
  [{}, 'i høyst 30 dager'],
  [{ CONTACT_BACKUP_DAYS: '7' }, 'i høyst 7 dager'],
])('with %j the page says that backups are kept %s', (settings, said) => {
  expect(withKeepingTimes('{sikkerhetskopier}', parseEnv(settings))).toContain(said);
});

it('says nothing of backups where there are none', () => {
  expect(withKeepingTimes('{sikkerhetskopier}', parseEnv({ CONTACT_BACKUP_DAYS: '0' }))).toBe('');
});

it('is what the privacy page leaves open, in its summary and its text', () => {
  const { summary, content } = pageText('privacy');
  expect(summary.join(' ')).toContain('{lagringstid}');
  expect(content).toContain('{lagringstid}');
  expect(content).toContain('{sikkerhetskopier}');
  expect(content).not.toMatch(/\d+ dager/);
});

it('leaves no gap on any page', () => {
  for (const name of ['privacy', 'contact']) {
    expect(withKeepingTimes(JSON.stringify(pageText(name)), parseEnv({})), name).not.toMatch(/\{[a-zæøå]+\}/);
  }
});
