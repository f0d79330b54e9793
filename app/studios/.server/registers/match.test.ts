import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveAsker } from './ask.ts';
import { registerData } from './fixtures.ts';
import { type Labelled, studios, units } from './labelled-studios.ts';
import { matchUnit, nameLikeness, searchName } from './match.ts';
import { type RegisterServer, serveRegisters } from './testing.ts';
import { createUnitRegister } from './units.ts';

let server: RegisterServer;
beforeAll(async () => {
  server = await serveRegisters({ ...registerData(), units });
});
afterAll(() => server.close());

describe('300 invented studios against the register', () => {
  it('are matched with a precision of 0.98 and a recall of 0.90 at least', { timeout: 120_000 }, async () => {
    expect(studios).toHaveLength(300);
    const asker = createLiveAsker({
      ...{
        url: server.env.BRREG_URL,
        variable: 'BRREG_URL',
        userAgent: 'test',
        today: '2026-11-22',
        timeoutMs: 10_000,
      },
      ...{ maxBytes: 8e6, pausesMs: [], recordPath: undefined },
    });
    const register = createUnitRegister(asker);
    const results: (Labelled & { found: string | null })[] = [];
    for (const studio of studios) {
      const match = matchUnit(studio, await register.search(searchName(studio.name)));
      results.push({
        ...studio,
        found: match.kind === 'match' ? match.unit.organisasjonsnummer : null,
      });
    }
    const matched = results.filter(({ found }) => found !== null);
    const wrong = matched.filter(({ found, label }) => found !== label);
    const missed = results.filter(({ found, label }) => label !== null && found !== label);
    const labelled = results.filter(({ label }) => label !== null);
    const ofKind = (list: typeof results) =>
      Object.entries(Object.groupBy(list, ({ kind }) => kind)).map(([kind, of]) => `${kind}: ${of?.length}`);
    expect(1 - wrong.length / matched.length, ofKind(wrong).join(', ')).toBeGreaterThanOrEqual(0.98);
    expect(1 - missed.length / labelled.length, ofKind(missed).join(', ')).toBeGreaterThanOrEqual(0.9);
  });

  it.each(['moved', 'two businesses of the same name in the same house'])(
    '%s: a doubt, never a guess',
    async (kind) => {
      const register = createUnitRegister(
        createLiveAsker({
          ...{
            url: server.env.BRREG_URL,
            variable: 'BRREG_URL',
            userAgent: 'test',
            today: '2026-11-22',
            timeoutMs: 10_000,
          },
          ...{ maxBytes: 8e6, pausesMs: [], recordPath: undefined },
        }),
      );
      for (const studio of studios.filter((each) => each.kind === kind)) {
        expect(matchUnit(studio, await register.search(searchName(studio.name))).kind).toBe('doubt');
      }
    },
  );
});

it.each([
  ['Sol Yoga AS', 'SOL YOGA', 1],
  ['Fjærgras Yoga', 'FJARGRAS YOGA', 0.8],
  ['Bl?b?r Yoga', 'BLÅBÆR YOGA AS', 0.95],
  ['Sol Yoga', 'MÅNE PILATES', 0],
])('%s and %s are alike by %f at least', (one, other, least) => {
  expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(least);
});
