import { cpSync, mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { rowsOf } from '#app/studios/.server/import/testing.ts';
import { businesses, overpassAnswer, places } from '#app/studios/.server/registers/fixtures.ts';
import type { StudioRow } from '#app/studios/rules/studio-row.ts';
import { registersForTests } from './testing-registers.ts';

const { main, sub } = businesses;
const registers = registersForTests();
const { temporary, studios } = registers;

describe('killed', () => {
  const commands = ['fetch', 'geocode', 'verify'];

  it('at any of twenty points, a command that is repeated ends in the same state', async () => {
    const tags = places[0]?.tags;
    const some = Array.from({ length: 12 }, (_, index) => ({
      ...places[0],
      id: 100 + index,
      tags: { ...tags, name: `Oppdiktet Yoga ${index}` },
    }));
    registers.server.data.overpass = overpassAnswer([...places, ...some]);
    registers.server.data.units = [main, sub];
    const state = (step: number) => `${temporary.folder}/killed-${step}`;
    const stateAfter = async (folder: string, command: string) => {
      await studios([command], { DATA_DIR: folder });
      const table = openEmbeddedTable(folder);
      const all = await rowsOf(table);
      await table.close();
      return all;
    };
    const points: { step: number; question: number }[] = [];
    const wanted: StudioRow[][] = [];
    mkdirSync(state(0), { recursive: true });
    for (const [step, command] of commands.entries()) {
      cpSync(state(step), state(step + 1), { recursive: true });
      registers.server.asked.length = 0;
      wanted.push(await stateAfter(state(step + 1), command));
      points.push(...registers.server.asked.map((_, index) => ({ step, question: index + 1 })));
    }
    const every = Math.max(1, Math.floor(points.length / 20));
    const chosen = points.filter((_, index) => index % every === 0).slice(0, 20);
    expect(chosen).toHaveLength(20);
    for (const { step, question } of chosen) {
      const folder = `${temporary.folder}/killed-at-${step}-${question}`;
      cpSync(state(step), folder, { recursive: true });
      const command = commands[step] ?? '';
      registers.server.asked.length = 0;
      let pid = 0;
      registers.server.onQuestion = (count) => {
        if (count === question) process.kill(pid, 'SIGKILL');
      };
      const { status } = await studios([command], { DATA_DIR: folder }, (started) => {
        pid = started;
      });
      expect(status, 'was killed').toBe(null);
      registers.server.onQuestion = () => undefined;
      expect(await stateAfter(folder, command), `${command}, killed at question ${question}`).toEqual(wanted[step]);
    }
  });
});
