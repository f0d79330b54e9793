import { z } from 'zod';
import { type Asker, parseAnswer, RegisterError } from './ask.ts';

const address = z.object({
  adressetekst: z.string(),
  adressenavn: z.string().nullish(),
  nummer: z.number().nullish(),
  bokstav: z.string().nullish(),
  kommunenummer: z.string(),
  kommunenavn: z.string().nullish(),
  postnummer: z.string().nullish(),
  poststed: z.string().nullish(),
  representasjonspunkt: z.object({ lat: z.number(), lon: z.number() }),
  meterDistanseTilPunkt: z.number().nullish(),
});

export type RegisteredAddress = z.infer<typeof address>;

const found = z.object({ adresser: z.array(address) });

/** The service gives at most so many on a page. */
const maxHits = 200;
/** EUREF89 as degrees, which is WGS 84 within a metre. */
const degrees = '4258';

/** Kartverket's address service: https://ws.geonorge.no/adresser/v1/ */
export function createAddressService(asker: Asker) {
  async function get(
    path: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<readonly RegisteredAddress[]> {
    const query = new URLSearchParams({ ...parameters, treffPerSide: String(maxHits), utkoordsys: degrees });
    const answer = await asker.ask({ path: `${path}?${query}` });
    // What the service cannot read as a question is no address.
    if (answer.status === 400) return [];
    if (answer.status !== 200)
      throw new RegisterError(`Kartverket refuses the question (status ${answer.status}); nothing was changed`);
    return parseAnswer(answer, found, 'Kartverket').adresser;
  }
  return {
    /** `fuzzy` also finds what is spelt a little differently. */
    search: (text: string, { postcode = '', fuzzy = false } = {}) =>
      get('/sok', {
        ...(text !== '' && { sok: text }),
        ...(postcode !== '' && { postnummer: postcode }),
        ...(fuzzy && { fuzzy: 'true' }),
      }),
    /** The nearest first. */
    near: (latitude: number, longitude: number, radiusMetres: number) =>
      get('/punktsok', { lat: String(latitude), lon: String(longitude), radius: String(radiusMetres) }),
  };
}

export type AddressService = ReturnType<typeof createAddressService>;
