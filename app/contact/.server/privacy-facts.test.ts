import { expect, it } from 'vitest';
import { pageText } from '#app/.server/library.ts';
import { parseEnv } from '#app/start/.server/env.ts';
import { escapeXml } from '#app/text/index.ts';
import { withPrivacyFacts } from './privacy-facts.ts';

const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' };

it.each([
  [{}, 'i høyst 365 dager'],
  [{ CONTACT_RETENTION_DAYS: '1' }, 'i høyst ett døgn'],
  [{ CONTACT_RETENTION_DAYS: '90' }, 'i høyst 90 dager'],
  // Nothing deletes by age there, unless the owner has seen to it and says so.
  [hosted, 'så lenge det trengs for å svare deg'],
  [{ ...hosted, CONTACT_RETENTION_DAYS: '90' }, 'i høyst 90 dager'],
])('with %j messages are kept %s', (settings, said) => {
  expect(withPrivacyFacts('{lagringstid}', parseEnv(settings))).toBe(said);
});

it.each([
  [{}, 'i høyst 30 dager'],
  [{ CONTACT_BACKUP_DAYS: '7' }, 'i høyst 7 dager'],
])('with %j the page says that backups are kept %s', (settings, said) => {
  expect(withPrivacyFacts('{sikkerhetskopier}', parseEnv(settings))).toContain(said);
});

it('says nothing of backups where there are none', () => {
  expect(withPrivacyFacts('{sikkerhetskopier}', parseEnv({ CONTACT_BACKUP_DAYS: '0' }))).toBe('');
});

const owner = { SITE_OWNER: 'Ro & Sol AS', SITE_OWNER_NUMBER: '999 999 999', SITE_OWNER_ADDRESS: 'Gata 1, 0155 Oslo' };

it.each([
  [{}, 'Den som driver Pusterom, er behandlingsansvarlig.'],
  [{ SITE_OWNER: 'Sol AS' }, 'Sol AS er behandlingsansvarlig.'],
  [owner, 'Ro & Sol AS, organisasjonsnummer 999 999 999, Gata 1, 0155 Oslo, er behandlingsansvarlig.'],
])('with %j it names who answers for the site', (settings, said) => {
  expect(withPrivacyFacts('{behandlingsansvarlig}', parseEnv(settings))).toBe(said);
});

it('writes the owner’s words into a page as text, also where they look like something else', () => {
  const facts = parseEnv({ SITE_OWNER: '<b>Sol</b> $& AS' });
  expect(withPrivacyFacts('<p>{behandlingsansvarlig}</p>', facts, escapeXml)).toBe(
    '<p>&#60;b&#62;Sol&#60;/b&#62; $&#38; AS er behandlingsansvarlig.</p>',
  );
});

it.each([
  [{}, 'på den samme serveren'],
  [{ DATABASE_URL: 'postgres://localhost/x' }, 'hos en databehandler som vi har avtale med.'],
  [hosted, '(x.supabase.co)'],
])('with %j it says where messages are kept', (settings, said) => {
  expect(withPrivacyFacts('{lagringssted}', parseEnv(settings))).toContain(said);
});

it('says that a message comes by mail where it does', () => {
  expect(withPrivacyFacts('{varsel}', parseEnv({}))).toBe('');
  const mail = { SMTP_URL: 'smtps://a:b@mail.example.no', CONTACT_TO: 'a@example.no' };
  expect(withPrivacyFacts('{varsel}', parseEnv(mail))).toContain('på e-post');
});

it('is what the privacy page leaves open, in its summary and its text', () => {
  const { summary, content } = pageText('privacy');
  expect(summary.join(' ')).toContain('{lagringstid}');
  for (const fact of ['behandlingsansvarlig', 'lagringssted', 'lagringstid']) expect(content).toContain(`{${fact}}`);
  expect(content).toContain('{sikkerhetskopier}');
  expect(content).not.toMatch(/\d+ dager/);
});

it('leaves no gap on any page', () => {
  for (const name of ['privacy', 'contact']) {
    expect(withPrivacyFacts(JSON.stringify(pageText(name)), parseEnv({})), name).not.toMatch(/\{[a-zæøå]+\}/);
  }
});
