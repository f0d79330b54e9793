import { basename } from 'node:path';

/**
 * Ends a command from which npm has taken a flag: `npm run studios import FILE --dry-run`, without the two dashes that
 * part the flags of the command from npm's own, would import. npm leaves what it has taken in the environment. It reads
 * `--replace` as a longer name of its own that begins so, with the flag behind it as the value. Plain JavaScript without dependencies: the upgrade runs
 * before anything is installed.
 *
 * `options` are those that the command hands to parseArgs.
 */
export function refuseNpmFlags(options) {
  const sentence = takenByNpm(options, process.argv, process.env);
  if (sentence === null) return;
  console.error(sentence);
  process.exit(2);
}

/** One line that says which, and the right spelling. Null where npm has taken none. */
export function takenByNpm(options, [, script = '', ...given], env) {
  // Of a test, or of a command that calls this one, the flags are meant for others.
  if (!env.npm_lifecycle_script?.includes(basename(script))) return null;
  const taken = Object.keys(options).filter(
    (name) => !given.some((word) => word.split('=')[0] === `--${name}`) && isTaken(name, env),
  );
  if (taken.length === 0) return null;
  const flags = taken.map((name) => `--${name}${options[name].type === 'string' ? ' …' : ''}`);
  // `backup` and `restore` are words of their own script.
  const words = given.filter((word) => word !== env.npm_lifecycle_event);
  const shown = [...words.slice(0, 1), ...(words.length > 1 ? ['…'] : []), ...flags].join(' ');
  return `npm has taken ${taken.map((name) => `--${name}`).join(', ')} for itself, and nothing was done. With two dashes before it is the command's: npm run ${env.npm_lifecycle_event} -- ${shown}`;
}

function isTaken(name, env) {
  const key = `npm_config_${name.replaceAll('-', '_')}`;
  if (name.startsWith('no-')) return env[key.replace('_no_', '_')] === '';
  return (
    Boolean(env[key]) ||
    Object.keys(env).some((other) => other.startsWith(`${key}_`) && /^(?:true$|--)/u.test(env[other]))
  );
}
