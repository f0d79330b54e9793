import { z } from 'zod';
import { type Asker, parseAnswer, RegisterError } from './ask.ts';

const address = z
  .object({
    adresse: z.array(z.string().nullable()).nullish(),
    postnummer: z.string().nullish(),
    poststed: z.string().nullish(),
    kommunenummer: z.string().nullish(),
  })
  .nullish();

const unit = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: z.string(),
  organisasjonsform: z.object({ kode: z.string() }),
  /** Of a sub-unit. */
  beliggenhetsadresse: address,
  /** Of a main unit. */
  forretningsadresse: address,
  overordnetEnhet: z.string().nullish(),
  slettedato: z.string().nullish(),
  nedleggelsesdato: z.string().nullish(),
  konkurs: z.boolean().nullish(),
  underAvvikling: z.boolean().nullish(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().nullish(),
});

export type Unit = z.infer<typeof unit>;

/** Null for what is in another form: one unit is no reason to lose the others. */
export function readUnit(value: unknown): Unit | null {
  return unit.safeParse(value).data ?? null;
}

/** 'removed': for legal reasons nobody may keep anything of it (status 410). */
export type LookedUp = { state: 'found'; unit: Unit } | { state: 'removed' } | { state: 'unknown' };

/** Both lists leave their key out where nothing was found. */
const list = z.object({
  _embedded: z
    .object({ enheter: z.array(z.unknown()).optional(), underenheter: z.array(z.unknown()).optional() })
    .optional(),
});

const maxHits = '100';

/**
 * The open part of the register of businesses: https://data.brreg.no/enhetsregisteret/api/dokumentasjon/no/index.html.
 * A studio is often a sub-unit, which `/enheter` does not know, and the other way round: both are asked.
 */
export function createUnitRegister(asker: Asker) {
  async function one(kind: 'underenheter' | 'enheter', number: string): Promise<LookedUp> {
    const answer = await asker.ask({ path: `/${kind}/${number}` });
    if (answer.status === 410) return { state: 'removed' };
    if (answer.status === 404) return { state: 'unknown' };
    if (answer.status !== 200) throw refusal(answer.status);
    return { state: 'found', unit: parseAnswer(answer, unit, 'Brønnøysundregistrene') };
  }

  async function named(kind: 'underenheter' | 'enheter', name: string): Promise<Unit[]> {
    const answer = await asker.ask({ path: `/${kind}?${new URLSearchParams({ navn: name, size: maxHits })}` });
    if (answer.status === 400) return [];
    if (answer.status !== 200) throw refusal(answer.status);
    const { _embedded: found } = parseAnswer(answer, list, 'Brønnøysundregistrene');
    return [...(found?.underenheter ?? []), ...(found?.enheter ?? [])].flatMap((each) => readUnit(each) ?? []);
  }

  return {
    lookUp: async (number: string): Promise<LookedUp> => {
      const sub = await one('underenheter', number);
      return sub.state === 'unknown' ? one('enheter', number) : sub;
    },
    mainUnit: (number: string) => one('enheter', number),
    /** Those that are not deleted. */
    search: async (name: string): Promise<Unit[]> => [
      ...(await named('underenheter', name)),
      ...(await named('enheter', name)),
    ],
  };
}

export type UnitRegister = ReturnType<typeof createUnitRegister>;

function refusal(status: number): RegisterError {
  return new RegisterError(`Brønnøysundregistrene refuses the question (status ${status}); nothing was changed`);
}
