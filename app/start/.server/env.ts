import { z } from 'zod';
import type { Database } from '#app/.server/database/index.ts';
import { type SiteSettings, siteDefaults } from '#app/site/settings.ts';
import { causesOf } from './env-causes.ts';
import {
  addressRanges,
  hostName,
  organisationNumber,
  plainLine,
  postgresAddress,
  secureAddress,
  secureAddressOrHash,
  secureOrigin,
  serviceAddress,
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
  CONTENT_DIR: setting(
    'content',
    'Folder of the texts and their pictures, read by `npm run publish` and the checks; a relative one lies in that of the program.',
    z.string(),
  ),
  DATABASE_URL: option(
    '',
    'A PostgreSQL database (`postgres://…?sslmode=verify-full`) instead of the embedded one.',
    postgresAddress,
  ),
  SUPABASE_URL: option('', 'Address of a hosted backend, with https, instead of the embedded database.', secureOrigin),
  SUPABASE_ANON_KEY: option('', 'Public key of that hosted backend.', z.string()),
  SITE_NAME: setting(siteDefaults.name, 'Name of the site.', z.string().max(60, 'must have at most 60 characters')),
  SITE_EMAIL: setting(siteDefaults.email, 'Contact address shown on the site.', z.email('must be an e-mail address')),
  SITE_FACEBOOK: setting(siteDefaults.social.facebook, 'Facebook page; `"#"` for none.', secureAddressOrHash),
  SITE_INSTAGRAM: setting(siteDefaults.social.instagram, 'Instagram profile; `"#"` for none.', secureAddressOrHash),
  SITE_LINKEDIN: setting(siteDefaults.social.linkedin, 'LinkedIn page; `"#"` for none.', secureAddressOrHash),
  SITE_YELP: setting(siteDefaults.social.yelp, 'Yelp page; `"#"` for none.', secureAddressOrHash),
  SITE_TIMETABLE: setting(
    siteDefaults.timetable,
    'Where «Se timeplan» leads: an http(s) address, or `"#"` for nowhere yet.',
    webAddressOrHash,
  ),
  SITE_IMAGE_SERVICE: setting(
    siteDefaults.imageService,
    'Address of a picture that content names by its id alone; `{id}` stands for the id.',
    secureAddress.refine((value) => value.includes('{id}'), 'must contain {id}'),
  ),
  SITE_OWNER: option('', 'Legal name of who answers for the site, as the privacy page says.', plainLine(200)),
  SITE_OWNER_NUMBER: option('', 'Organisation number of that owner, nine digits.', organisationNumber),
  SITE_OWNER_ADDRESS: option('', 'Postal address of that owner.', plainLine(200)),
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
  OVERPASS_URL: setting(
    'https://overpass-api.de/api/interpreter',
    'OpenStreetMap, asked by `npm run studios -- fetch` and `map` alone.',
    serviceAddress,
  ),
  BRREG_URL: setting(
    'https://data.brreg.no/enhetsregisteret/api',
    'The register of businesses, asked by `npm run studios -- verify` alone.',
    serviceAddress,
  ),
  KARTVERKET_URL: setting(
    'https://ws.geonorge.no/adresser/v1',
    'The register of addresses, asked by `npm run studios -- geocode` and `fetch` alone.',
    serviceAddress,
  ),
  TRUSTED_PROXIES: option(
    '',
    'Proxies whose `X-Forwarded-For` is believed: IP addresses or CIDR ranges, comma-separated.',
    addressRanges,
  ),
});

const usualRetentionDays = 365;

/** Of a backend that others run, the variable that names it: nothing is deleted there by age, no notice is kept. */
const runByOthers: Readonly<Record<Database['kind'], string | null>> = {
  embedded: null,
  postgres: null,
  hosted: 'SUPABASE_URL',
};

export type Env = ReturnType<typeof parseEnv>;

/** Wrong variables, in one line that names them. Carries no password and no key. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** What the README's table of variables says. */
export const envVariables = Object.entries(variables.shape).map(([name, schema]) => ({
  name,
  default: String(schema.meta()?.default),
  description: String(schema.meta()?.description),
}));

/** Reads the environment once. An empty variable counts as not set; throws EnvError that names every wrong one. */
export function parseEnv(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const unknown = unknownOf(Object.keys(given));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new EnvError([...unknown, ...causesOf(parsed.error, given)].join('; '));
  if (unknown.length > 0) throw new EnvError(unknown.join('; '));
  const values = parsed.data;
  const database = databaseOf(values);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  const site: SiteSettings = {
    name: values.SITE_NAME,
    url: siteUrl,
    email: values.SITE_EMAIL,
    social: withoutHash({
      facebook: values.SITE_FACEBOOK,
      instagram: values.SITE_INSTAGRAM,
      linkedin: values.SITE_LINKEDIN,
      yelp: values.SITE_YELP,
    }),
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
    contentDir: values.CONTENT_DIR,
    database,
    site,
    contactRate: values.CONTACT_RATE,
    /** Null where nothing deletes by age: on a backend of others, unless the owner has seen to it and says so. */
    contactRetentionDays:
      values.CONTACT_RETENTION_DAYS ?? (runByOthers[database.kind] === null ? usualRetentionDays : null),
    contactBackupDays: values.CONTACT_BACKUP_DAYS,
    studioRefreshSeconds: values.STUDIO_REFRESH_SECONDS,
    pictureBudgetBytes: values.PICTURE_BUDGET_MB * 1024 * 1024,
    /** Who answers for the site in law, as the privacy page says. */
    controller: controllerOf(values),
    /** How the owner is told of messages; null is not at all. */
    mail: mailOf(values, database),
    /** Public registers, asked by commands of the owner and never for a visit. */
    registers: { overpass: values.OVERPASS_URL, brreg: values.BRREG_URL, kartverket: values.KARTVERKET_URL },
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

function withoutHash<Name extends string>(addresses: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = { ...addresses };
  for (const name in addresses) if (addresses[name] === '#') delete given[name];
  return given;
}

function unknownOf(names: readonly string[]): string[] {
  const ours = /^(?:SITE|CONTACT|SMTP|SUPABASE|METRICS)_/;
  return names
    .filter((name) => ours.test(name) && !(name in variables.shape))
    .map((name) => `${name}: is not a variable of this program`);
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

function controllerOf({ SITE_OWNER, SITE_OWNER_NUMBER, SITE_OWNER_ADDRESS }: z.infer<typeof variables>) {
  if (SITE_OWNER !== undefined)
    return { name: SITE_OWNER, number: SITE_OWNER_NUMBER ?? null, address: SITE_OWNER_ADDRESS ?? null };
  const alone = SITE_OWNER_NUMBER === undefined ? 'SITE_OWNER_ADDRESS' : 'SITE_OWNER_NUMBER';
  if (SITE_OWNER_NUMBER !== undefined || SITE_OWNER_ADDRESS !== undefined)
    throw new EnvError(`SITE_OWNER: must be set together with ${alone}`);
  return null;
}

function mailOf({ SMTP_URL, CONTACT_TO }: z.infer<typeof variables>, database: Database) {
  if (SMTP_URL === undefined && CONTACT_TO === undefined) return null;
  if (SMTP_URL === undefined) throw new EnvError('SMTP_URL: must be set together with CONTACT_TO');
  if (CONTACT_TO === undefined) throw new EnvError('CONTACT_TO: must be set together with SMTP_URL');
  const backend = runByOthers[database.kind];
  if (backend !== null) {
    throw new EnvError(`SMTP_URL: must not be set together with ${backend}, where notices cannot be kept until sent`);
  }
  return { smtpUrl: SMTP_URL, to: CONTACT_TO };
}
