import { z } from 'zod';
import { type SiteSettings, siteDefaults } from '#app/site/settings.ts';
import {
  addressRanges,
  hostName,
  postgresAddress,
  secureAddress,
  secureOrigin,
  smtpAddress,
  webAddressOrHash,
  webOrigin,
  wholeNumber,
} from './env-values.ts';

/** Every variable that the program reads, in the order of the README. */
const variables = z.object({
  PORT: setting('3000', 'Port to listen on.', wholeNumber(1, 65_535)),
  HOST: option('all interfaces', 'Address to listen on.', hostName),
  METRICS_PORT: option(
    '',
    'Port of this machine alone (127.0.0.1) that tells `/metrics` to Prometheus, and `/readyz` in full.',
    wholeNumber(1, 65_535),
  ),
  SITE_URL: option('`http://localhost:PORT`', 'Public address of the site, for canonical links.', webOrigin),
  DATA_DIR: setting('data', 'Folder of the embedded database and of what the site keeps on disk.', z.string()),
  DATABASE_URL: option(
    '',
    'A PostgreSQL database (`postgres://…?sslmode=verify-full`) instead of the embedded one.',
    postgresAddress,
  ),
  SUPABASE_URL: option('', 'Address of a hosted backend, with https, instead of the embedded database.', secureOrigin),
  SUPABASE_ANON_KEY: option('', 'Public key of that hosted backend.', z.string()),
  SITE_NAME: setting(siteDefaults.name, 'Name of the site.', z.string().max(60, 'must have at most 60 characters')),
  SITE_EMAIL: setting(siteDefaults.email, 'Contact address shown on the site.', z.email('must be an e-mail address')),
  SITE_FACEBOOK: setting(siteDefaults.social.facebook, 'Facebook page.', secureAddress),
  SITE_INSTAGRAM: setting(siteDefaults.social.instagram, 'Instagram profile.', secureAddress),
  SITE_LINKEDIN: setting(siteDefaults.social.linkedin, 'LinkedIn page.', secureAddress),
  SITE_YELP: setting(siteDefaults.social.yelp, 'Yelp page.', secureAddress),
  SITE_TIMETABLE: setting(
    siteDefaults.timetable,
    'Where «Se timeplan» leads: an http(s) address, or `#` for nowhere yet.',
    webAddressOrHash,
  ),
  SITE_IMAGE_SERVICE: setting(
    siteDefaults.imageService,
    'Address of a picture that content names by its id alone; `{id}` stands for the id.',
    secureAddress.refine((value) => value.includes('{id}'), 'must contain {id}'),
  ),
  CONTACT_RATE: setting('5', 'Contact messages per address in ten minutes; 0 for no limit.', wholeNumber(0, 100_000)),
  CONTACT_RETENTION_DAYS: option(
    '`365`, none on a hosted backend',
    'Days until contact messages are deleted, as the privacy page says; a hosted backend must do it itself.',
    wholeNumber(1, 36_500),
  ),
  CONTACT_BACKUP_DAYS: setting(
    '30',
    'Days that backups are kept, as the privacy page says; 0 for no backups.',
    wholeNumber(0, 36_500),
  ),
  CONTACT_TO: option(
    '',
    'E-mail address that is told of new messages; goes with `SMTP_URL`.',
    z.email('must be an e-mail address'),
  ),
  SMTP_URL: option('', 'Mail server for that: `smtps://user:password@host`, or `smtp://…` with STARTTLS.', smtpAddress),
  STUDIO_REFRESH_SECONDS: setting('60', 'Seconds between two readings of the studio table.', wholeNumber(1, 86_400)),
  PICTURE_BUDGET_MB: setting(
    '500',
    'Disk space in megabytes for pictures of studios; 0 fetches none.',
    wholeNumber(0, 1_000_000),
  ),
  TRUSTED_PROXIES: option(
    '',
    'Proxies whose `X-Forwarded-For` is believed: IP addresses or CIDR ranges, comma-separated.',
    addressRanges,
  ),
});

const usualRetentionDays = 365;

export type Database =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; url: string }
  | { kind: 'hosted'; url: string; anonKey: string };

export type Env = ReturnType<typeof parseEnv>;

/** A wrong variable, in one line that names it. Carries no password and no key. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** What the README's table of variables says. */
export const envVariables = Object.entries(variables.shape).map(([name, schema]) => ({
  name,
  default: String(schema.meta()?.default),
  description: String(schema.meta()?.description),
}));

/** Reads the environment once. An empty variable counts as not set; throws EnvError at the first wrong one. */
export function parseEnv(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  refuseUnknown(Object.keys(given));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new EnvError(causeOf(parsed.error, given));
  const values = parsed.data;
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const site: SiteSettings = {
    name: values.SITE_NAME,
    url: siteUrl,
    email: values.SITE_EMAIL,
    social: {
      facebook: values.SITE_FACEBOOK,
      instagram: values.SITE_INSTAGRAM,
      linkedin: values.SITE_LINKEDIN,
      yelp: values.SITE_YELP,
    },
    timetable: values.SITE_TIMETABLE,
    imageService: values.SITE_IMAGE_SERVICE,
  };
  return {
    port: values.PORT,
    /** Undefined means no metrics. */
    metricsPort: values.METRICS_PORT,
    /** Undefined means all interfaces, IPv6 and IPv4. */
    host: values.HOST,
    /** An origin: no slash at the end. */
    siteUrl,
    dataDir: values.DATA_DIR,
    database: databaseOf(values),
    site,
    contactRate: values.CONTACT_RATE,
    /** Null where nothing deletes by age: on a hosted backend, unless the owner has seen to it and says so. */
    contactRetentionDays:
      values.CONTACT_RETENTION_DAYS ?? (values.SUPABASE_URL === undefined ? usualRetentionDays : null),
    contactBackupDays: values.CONTACT_BACKUP_DAYS,
    studioRefreshSeconds: values.STUDIO_REFRESH_SECONDS,
    pictureBudgetBytes: values.PICTURE_BUDGET_MB * 1024 * 1024,
    /** How the owner is told of messages; null is not at all. */
    mail: mailOf(values),
    trustedProxies: values.TRUSTED_PROXIES ?? [],
  };
}

/** A variable with a default, which is given as it would be typed. */
function setting<Value extends z.ZodType<unknown, string>>(preset: string, description: string, value: Value) {
  return z.string().default(preset).pipe(value).meta({ default: preset, description });
}

/** A variable that may be left out; `otherwise` says what holds then. */
function option<Value extends z.ZodType<unknown, string>>(otherwise: string, description: string, value: Value) {
  return value.optional().meta({ default: otherwise, description });
}

function refuseUnknown(names: readonly string[]): void {
  const ours = /^(?:SITE|CONTACT|SMTP|SUPABASE|METRICS)_/;
  const unknown = names.find((name) => ours.test(name) && !(name in variables.shape));
  if (unknown !== undefined) throw new EnvError(`${unknown}: is not a variable of this program`);
}

const secrets = new Set(['DATABASE_URL', 'SMTP_URL', 'SUPABASE_ANON_KEY']);

function causeOf(error: z.ZodError, given: Record<string, string | undefined>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  return `${name}: ${issue?.message}${secrets.has(name) ? '' : ` (got ${JSON.stringify(given[name])})`}`;
}

function databaseOf(values: z.infer<typeof variables>): Database {
  const { DATABASE_URL, SUPABASE_URL, SUPABASE_ANON_KEY } = values;
  if (SUPABASE_URL !== undefined && SUPABASE_ANON_KEY === undefined) {
    throw new EnvError('SUPABASE_ANON_KEY: must be set together with SUPABASE_URL');
  }
  if (SUPABASE_URL === undefined && SUPABASE_ANON_KEY !== undefined) {
    throw new EnvError('SUPABASE_URL: must be set together with SUPABASE_ANON_KEY');
  }
  if (DATABASE_URL !== undefined && SUPABASE_URL !== undefined) {
    throw new EnvError('DATABASE_URL: must not be set together with SUPABASE_URL; choose one database');
  }
  if (DATABASE_URL !== undefined) return { kind: 'postgres', url: DATABASE_URL };
  if (SUPABASE_URL !== undefined && SUPABASE_ANON_KEY !== undefined) {
    return { kind: 'hosted', url: SUPABASE_URL, anonKey: SUPABASE_ANON_KEY };
  }
  return { kind: 'embedded', dataDir: values.DATA_DIR };
}

function mailOf({ SMTP_URL, CONTACT_TO, SUPABASE_URL }: z.infer<typeof variables>) {
  if (SMTP_URL === undefined && CONTACT_TO === undefined) return null;
  if (SMTP_URL === undefined) throw new EnvError('SMTP_URL: must be set together with CONTACT_TO');
  if (CONTACT_TO === undefined) throw new EnvError('CONTACT_TO: must be set together with SMTP_URL');
  if (SUPABASE_URL !== undefined) {
    throw new EnvError('SMTP_URL: must not be set together with SUPABASE_URL, where notices cannot be kept until sent');
  }
  return { smtpUrl: SMTP_URL, to: CONTACT_TO };
}
