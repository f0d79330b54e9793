import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The install of docs/deploy.md, and the settings of its service. */
const installed = { program: '/opt/pusterom', envFile: '/etc/pusterom.env' };

/**
 * Where the texts are: `CONTENT_DIR`, from the environment or from the settings of the installed service, or `content`
 * of the program. Plain JavaScript without dependencies: it also runs before anything is installed.
 */
export function contentFolder(root, env = process.env) {
  const given = env.CONTENT_DIR?.trim() || fromService(root);
  return resolve(root, given || 'content');
}

function fromService(root) {
  if (resolve(root) !== installed.program || !existsSync(installed.envFile)) return undefined;
  return parseEnv(readFileSync(installed.envFile, 'utf8')).CONTENT_DIR?.trim();
}
