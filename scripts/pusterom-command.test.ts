import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

/** The command of an install, with a program and a user that are there. */
let program = '';
beforeEach(() => {
  program = mkdtempSync(join(tmpdir(), 'pusterom-command-'));
  for (const folder of ['.builds', 'cli']) mkdirSync(join(program, folder));
  writeFileSync(join(program, 'cli/doctor.ts'), "console.log('examined')");
  return () => rmSync(program, { recursive: true });
});

function pusterom() {
  const script = readFileSync('deploy/pusterom', 'utf8')
    .replace('program=/opt/pusterom', `program=${program}`)
    .replace('= pusterom ]', `= ${userInfo().username} ]`);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'pusterom', 'doctor'], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test.skipIf(process.platform !== 'linux')(
  'without packages, and after an upgrade that was killed, it says what helps',
  () => {
    const missing = `The packages of ${program} are missing: run npm run doctor there, as whoever owns it\n`;
    expect(pusterom()).toEqual({ status: 1, said: missing });
    mkdirSync(join(program, 'node_modules/.bin'), { recursive: true });
    symlinkSync(process.execPath, join(program, 'node_modules/.bin/node'));
    expect(pusterom()).toEqual({ status: 0, said: 'examined\n' });
    const { pid } = spawnSync('true');
    writeFileSync(join(program, '.builds/upgrade-under-way'), `${pid} 1111111 2222222\n`);
    expect(pusterom().said).toBe(
      `An upgrade was killed on the way: npm run upgrade -- --back in ${program} goes back, as whoever owns it\n`,
    );
    writeFileSync(join(program, '.builds/upgrade-under-way'), `${process.pid} 1111111 2222222\n`);
    expect(pusterom()).toEqual({ status: 0, said: 'examined\n' });
  },
);
