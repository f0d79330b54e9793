import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Command {
  readonly name: string;
  /** Of Node. */
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs commands to their end, or kills them on the way at a random moment of the time that they usually take. */
export function createKiller() {
  const usualMs = new Map<string, number>();
  const kills = new Map<string, number>();
  const groups = new Set<number>();

  /** Runs a command to its end. Throws where it fails. */
  async function finish(command: Command): Promise<void> {
    const begun = performance.now();
    const child = run(command);
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(`${command.name} ended with ${child.exitCode}: ${stderr}`);
    usualMs.set(command.name, performance.now() - begun);
  }

  /**
   * Kills a command on its way. Every other time all that it has started goes with it, as in a power cut; else that goes
   * on alone. One that was faster is told apart: whether it came to its end before.
   */
  async function kill(command: Command): Promise<'killed' | 'ended'> {
    const child = run(command);
    child.stderr?.resume();
    const ended = once(child, 'exit');
    await Promise.race([ended, sleep(Math.random() * (usualMs.get(command.name) ?? 1000))]);
    if (child.exitCode !== null) return 'ended';
    const count = (kills.get(command.name) ?? 0) + 1;
    kills.set(command.name, count);
    const group = child.pid ?? 0;
    if (count % 2 === 0) killGroup(group);
    else {
      groups.add(group);
      child.kill('SIGKILL');
    }
    await ended;
    return 'killed';
  }

  /** What killed commands had started, and still goes on. */
  function killRest(): void {
    for (const group of groups) killGroup(group);
  }

  return { finish, kill, killRest, kills: kills as ReadonlyMap<string, number> };
}

function run({ args, cwd, env }: Command): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
}

function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}
