import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { businesses, overpassAnswer, places } from '#app/studios/.server/registers/fixtures.ts';
import { everyFile, registersForTests } from './testing-registers.ts';

const { main, sub } = businesses;
const form = (kode: string) => ({ kode });
const registers = registersForTests();
const { studios, rows, runCount } = registers;

describe('verify', () => {
  beforeEach(async () => {
    await studios(['fetch']);
    registers.server.data.units = [main, sub];
  });

  it('finds the sub-unit, and writes nothing the second time', async () => {
    const { stdout, stderr } = await studios(['verify']);
    expect(stderr).toBe('');
    expect(stdout).toContain('1 exist');
    const [first] = await rows();
    expect(first).toMatchObject({ organisation_number: '999000002', hidden: null });
    expect(first?.provenance).toContain('"source":"brreg","licence":"NLOD-2.0"');
    const runs = await runCount();
    expect((await studios(['verify'])).stdout).toContain('Changed 0 studios');
    expect(await runCount()).toBe(runs);
  });

  it('hides what the register has deleted, and leaves a bankruptcy to the owner', async () => {
    await studios(['verify']);
    registers.server.data.units = [{ ...main, konkurs: true }, sub];
    expect((await studios(['verify'])).stdout).toContain('1 bankrupt');
    expect((await rows())[0]).toMatchObject({ hidden: null });
    registers.server.data.units = [
      {
        organisasjonsnummer: sub.organisasjonsnummer,
        navn: sub.navn,
        organisasjonsform: form('BEDR'),
        slettedato: '2026-11-01',
      },
    ];
    expect((await studios(['verify'])).stdout).toContain('1 closed and hidden');
    const { hidden } = (await rows())[0] ?? {};
    expect(hidden).toMatch(/^closed \d{4}-\d\d-\d\d$/);
    await studios(['fetch']);
    expect((await rows())[0]).toMatchObject({ hidden });
  });

  it('purges everywhere what the register has removed, for good', async () => {
    await studios(['verify']);
    registers.server.data.removed = [sub.organisasjonsnummer];
    expect((await studios(['verify'])).stdout).toContain('1 purged');
    expect((await rows()).map(({ name }) => name)).toEqual(['Uten By Yoga', 'Bare Punkt Yoga']);
    for (const file of await everyFile(registers.dataDir)) {
      expect(readFileSync(file).includes('Oppdiktet Yoga'), file).toBe(false);
    }
    const { stdout } = await studios(['fetch']);
    expect(stdout).toContain('was taken out for good');
    expect(await rows()).toHaveLength(2);
    await studios(['undo']);
    expect((await rows()).map(({ name }) => name)).not.toContain('Oppdiktet Yoga');
  });

  it('keeps no name and no address of a sole trader that the row did not have', async () => {
    const person = {
      organisasjonsnummer: '999000003',
      navn: 'BARE PUNKT YOGA KARI OPPDIKTSEN',
      organisasjonsform: form('ENK'),
    };
    const home = { adresse: ['Hjemmeveien 99'], postnummer: '0155', poststed: 'OSLO', kommunenummer: '0301' };
    registers.server.data.units = [
      { ...person, forretningsadresse: home },
      {
        organisasjonsnummer: '999000004',
        navn: 'BARE PUNKT YOGA',
        organisasjonsform: form('BEDR'),
        overordnetEnhet: person.organisasjonsnummer,
        beliggenhetsadresse: home,
      },
      { ...person, organisasjonsnummer: '999000005', navn: 'UTEN BY YOGA KARI OPPDIKTSEN', forretningsadresse: home },
    ];
    // Nearly the same name at the same postal code: a doubt, which the review tells of.
    const long = 'Oppdiktet Yoga og Meditasjon for Alle Kropper';
    const fourth = { ...places[0], id: 4, tags: { ...places[0]?.tags, name: long } };
    registers.server.data.overpass = overpassAnswer([...places, fourth]);
    await studios(['fetch']);
    const near = { adresse: ['Hjemmeveien 98'], postnummer: '5003', poststed: 'BERGEN', kommunenummer: '4601' };
    registers.server.data.units.push({
      ...{ organisasjonsnummer: '999000006', navn: `${long} OPPDIKTSEN`.toUpperCase() },
      ...{ organisasjonsform: form('ENK'), forretningsadresse: near },
    });
    const { stdout } = await studios(['verify']);
    expect(stdout).toContain('1 exist');
    expect(stdout).toContain('1 in doubt');
    expect(readFileSync(`${registers.dataDir}/studios-review-verify.csv`, 'utf8')).toContain('999000006');
    for (const file of await everyFile(registers.dataDir)) {
      const bytes = readFileSync(file).toString('latin1');
      expect(/oppdiktsen|hjemmeveien/i.test(bytes), file).toBe(false);
    }
  });

  it('does the same with recorded answers as with live ones', async () => {
    const record = `${registers.dataDir}/answers.jsonl`;
    await studios(['verify', '--record', record]);
    const live = await rows();
    await studios(['undo']);
    const replayed = await studios(['verify', '--from', record], { BRREG_URL: 'http://127.0.0.1:9' });
    expect(replayed).toMatchObject({ status: 0, stderr: '' });
    expect(await rows()).toEqual(live);
  });
});
