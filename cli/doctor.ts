import { parseArgs } from 'node:util';
import { oneLine } from '#app/.server/database/index.ts';
import { EnvError } from '#app/start/.server/env.ts';
import type { Finding } from './doctor-finding.ts';
import { examineDatabase, examineMachine } from './doctor-machine.ts';
import { examineOutside } from './doctor-outside.ts';
import { examineSettings } from './doctor-settings.ts';
import { refuseNpmFlags } from './npm-flags.mjs';
import { readSettings, settingsHelp, settingsOptions } from './settings.ts';

const help = `Says what keeps a site from being shown to the public, and what has gone wrong since. Changes nothing.

  npm run doctor                        one line for each thing, the wrong ones last
  npm run doctor -- --json              one JSON object a line: check, state (fine, note, wrong), says
  npm run doctor -- --backups FOLDER    where the backups are (/var/lib/pusterom-backups)
  npm run doctor -- --inside            asks nothing beyond this machine

Exit status: 0 nothing is wrong, 1 something is, 2 the command makes no sense.
${settingsHelp}`;

const usualBackups = '/var/lib/pusterom-backups';
const order = { fine: 0, note: 1, wrong: 2 } as const;

const options = {
  ...settingsOptions,
  json: { type: 'boolean', default: false },
  inside: { type: 'boolean', default: false },
  backups: { type: 'string', default: usualBackups },
} as const;

try {
  refuseNpmFlags(options);
  const { values } = parseArgs({ options });
  if (values.help) console.log(help);
  else await examine(values);
} catch (error) {
  console.error(oneLine(error));
  process.exitCode = error instanceof EnvError || error instanceof TypeError ? 2 : 1;
}

interface Wanted {
  'env-file'?: string | undefined;
  json: boolean;
  inside: boolean;
  backups: string;
}

async function examine({ 'env-file': envFile, json, inside, backups }: Wanted): Promise<void> {
  const env = readSettings({ env: process.env, envFile });
  const now = new Date();
  const findings = [
    ...examineSettings(env),
    ...examineMachine(env, backups, now),
    ...(await examineDatabase(env)),
    ...(inside ? [] : await examineOutside(env, now)),
  ];
  for (const finding of findings.toSorted((a, b) => order[a.state] - order[b.state]))
    console.log(json ? JSON.stringify(finding) : asLine(finding));
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
}

function asLine({ check, state, says }: Finding): string {
  return `${state.padEnd(6)} ${check}: ${says}`;
}
