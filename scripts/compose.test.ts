import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { envVariables } from '#app/start/.server/env.ts';

const service = z.object({
  environment: z.record(z.string(), z.string()),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
});
const { services } = z
  .object({ services: z.record(z.string(), service) })
  // A service without bounds on its log is refused here.
  .parse(parse(readFileSync('deploy/compose.yaml', 'utf8')));

/** Set by the image or read when it is built, chosen by the file itself, or asked by commands of the owner's alone. */
const notPassedOn = [
  ...['PORT', 'HOST', 'DATA_DIR', 'CONTENT_DIR', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'],
  ...['OVERPASS_URL', 'BRREG_URL', 'KARTVERKET_URL'],
];

it('hands every setting of deploy/.env to the site', () => {
  const given = Object.keys(services.site?.environment ?? {});
  expect(envVariables.map(({ name }) => name).filter((name) => !given.includes(name))).toEqual(notPassedOn);
});
