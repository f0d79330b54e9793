import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { rowsOf, temporaryFolder } from '#app/studios/.server/import/testing.ts';
import { registerData } from '#app/studios/.server/registers/fixtures.ts';
import { type RegisterServer, serveRegisters } from '#app/studios/.server/registers/testing.ts';
import type { StudioRow } from '#app/studios/rules/studio-row.ts';

vi.setConfig({ testTimeout: 240_000 });

interface Ended {
  stdout: string;
  stderr: string;
  status: number | null;
}

/** For tests: the command beside the three services on this machine, in a data folder of its own for each test. */
export function registersForTests() {
  const temporary = temporaryFolder();
  let folders = 0;
  const state: { dataDir: string; server: RegisterServer } = { dataDir: '', server: Object.create(null) };
  beforeEach(async () => {
    folders += 1;
    state.dataDir = `${temporary.folder}/data-${folders}`;
    state.server = await serveRegisters(registerData());
  });
  afterEach(() => state.server.close());
  afterAll(() => temporary.remove());
  return {
    temporary,
    get dataDir() {
      return state.dataDir;
    },
    get server() {
      return state.server;
    },

    /** Not `spawnSync`: the server answers from this process. */
    studios: (
      args: readonly string[],
      env: Record<string, string> = {},
      onStart: (pid: number) => void = () => undefined,
    ): Promise<Ended> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ['cli/studios.ts', '--new', ...args], {
          env: { DATA_DIR: state.dataDir, ...state.server.env, ...env },
        });
        const ended = { stdout: '', stderr: '' };
        child.stdout.on('data', (chunk) => {
          ended.stdout += chunk;
        });
        child.stderr.on('data', (chunk) => {
          ended.stderr += chunk;
        });
        child.on('close', (status) =>
          resolve({ ...ended, stderr: ended.stderr.replace(/^Database: .*\n/u, ''), status }),
        );
        onStart(child.pid ?? 0);
      }),

    rows: async (): Promise<StudioRow[]> => {
      const table = openEmbeddedTable(state.dataDir);
      const all = await rowsOf(table);
      await table.close();
      return all;
    },

    runCount: async (): Promise<number> => {
      const table = openEmbeddedTable(state.dataDir);
      const { length } = await table.runs();
      await table.close();
      return length;
    },
  };
}

export async function everyFile(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
}
