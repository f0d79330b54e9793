import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const submission = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() });

export type Submission = z.infer<typeof submission>;

/** What is stored in the database of a server, as its owner's command lists it. */
export async function storedSubmissions(dataDir = process.env.TEST_DATA_DIR): Promise<Submission[]> {
  const settings = { DATABASE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '', DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/contact.ts', 'list', '--json'], {
    env: { ...process.env, ...settings },
  });
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => submission.parse(JSON.parse(line)));
}

/** Four fields that no other test sends. */
export function uniqueSubmission(): Submission {
  const mark = crypto.randomUUID();
  return {
    name: 'Kari Åsnes',
    email: 'kari@example.no',
    subject: `Time ${mark}`,
    message: `Hei.\nHar dere plass? ${mark}`,
  };
}
