import type { z } from 'zod';

/** Never told, not even where they are wrong. */
const secrets = new Set(['DATABASE_URL', 'SMTP_URL', 'SUPABASE_ANON_KEY']);

/** What is wrong with each variable, by name: one line each. */
export function causesOf({ issues }: z.ZodError, given: Record<string, string | undefined>): string[] {
  const first = issues.filter(({ path: [name] }, index) => issues.findIndex(({ path }) => path[0] === name) === index);
  return first.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}: ${message}${secrets.has(name) ? '' : ` (got ${JSON.stringify(given[name])})`}`;
  });
}
