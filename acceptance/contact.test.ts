import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { pageFacts } from './support/page-facts.ts';

const success = 'Takk for din henvendelse! Vi vil kontakte deg så snart som mulig.';
const owner = process.env.OWNER ?? '';

interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Four fields that no other test sends. */
function message(): Message {
  const mark = crypto.randomUUID();
  return { name: 'Kari Åsnes', email: 'kari@example.no', subject: `Time ${mark}`, message: `Hei.\nPlass? 🧘 ${mark}` };
}

function send(fields: object, init: RequestInit = {}): Promise<Response> {
  return ask('/kontakt', { method: 'POST', body: new URLSearchParams({ ...fields }), ...init });
}

/** What the owner of the site finds of a message. */
async function stored({ subject }: Message): Promise<unknown[]> {
  const all: unknown = await (await fetch(owner)).json();
  return Array.isArray(all) ? all.filter((row) => row.subject === subject) : [];
}

test('a valid message is stored as it was written, and thanked for', async () => {
  const sent = message();
  const response = await send(sent);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(success);
  expect(await stored(sent)).toEqual([sent]);
});

test('the same message again is thanked for, and stored once', async () => {
  const sent = message();
  const answers = await Promise.all([send(sent), send(sent), send(sent)]);
  const again = await send({ ...sent, name: `  ${sent.name} ` });
  for (const response of [...answers, again]) expect(await response.text()).toContain(success);
  expect(await stored(sent)).toEqual([sent]);
});

test('as multipart it is the same message', async () => {
  const sent = message();
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.set(name, value);
  expect((await ask('/kontakt', { method: 'POST', body })).status).toBe(200);
  expect(await stored(sent)).toEqual([sent]);
});

test('each error is said by its field in Norwegian; what was typed comes back, and nothing is stored', async () => {
  for (const [change, said] of [
    [{ name: '' }, 'Skriv inn navnet ditt.'],
    [{ email: ' ' }, 'Skriv inn e-postadressen din.'],
    [{ email: 'kari' }, 'E-postadressen er ikke gyldig. Skriv den som navn@eksempel.no.'],
    [{ message: '\n' }, 'Skriv en melding.'],
    [{ name: 'x'.repeat(201) }, 'Navnet kan ha høyst 200 tegn, og har nå 201.'],
    [{ email: `${'x'.repeat(250)}@x.no` }, 'E-postadressen kan ha høyst 254 tegn, og har nå 255.'],
    [{ message: 'x'.repeat(5001) }, 'Meldingen kan ha høyst 5\u00A0000 tegn, og har nå 5\u00A0001.'],
    [{ name: 'Kari\nÅsnes' }, 'Navnet inneholder tegn som ikke kan brukes her. Skriv teksten på nytt uten dem.'],
    [{ message: 'a\u0000b' }, 'Meldingen inneholder tegn som ikke kan brukes her. Skriv teksten på nytt uten dem.'],
  ] as const) {
    const sent = { ...message(), ...change };
    const response = await send(sent);
    const html = await response.text();
    expect(response.status, said).toBe(422);
    expect(pageFacts(422, html).text, said).toContain(said);
    expect(html, said).toContain(sent.subject);
    expect(await stored(sent), said).toEqual([]);
  }
});

test('an empty form says what is wrong with each of the four fields', async () => {
  const { text } = pageFacts(422, await (await send({})).text());
  for (const said of [
    'Skriv inn navnet ditt.',
    'Skriv inn e-postadressen din.',
    'Skriv hva meldingen gjelder.',
    'Skriv en melding.',
  ])
    expect(text).toContain(said);
});

test('what fills in the honeypot is thanked, and its message thrown away', async () => {
  const html = (await (await ask('/kontakt')).text()).replace(/^.*<main[^>]*>|<\/main>.*$/gsu, '');
  const fields = [...html.matchAll(/<(?:input|textarea)[^>]*\bname="([^"]+)"/gu)].map(([, name = '']) => name);
  const honeypots = fields.filter((name) => !['name', 'email', 'subject', 'message'].includes(name));
  expect(honeypots).toHaveLength(1);
  const sent = message();
  const response = await send({ ...sent, [honeypots[0] ?? '']: 'https://spam.example' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(success);
  expect(await stored(sent)).toEqual([]);
});

test('the form as its script sends it answers in JSON', async () => {
  const sent = message();
  const response = await ask('/kontakt/melding', { method: 'POST', body: new URLSearchParams({ ...sent }) });
  expect([response.status, await response.json()]).toEqual([200, { status: 'sent' }]);
  expect(await stored(sent)).toEqual([sent]);
  const refused = await ask('/kontakt/melding', { method: 'POST', body: new URLSearchParams({ name: 'Kari' }) });
  expect([refused.status, await refused.json()]).toMatchObject([422, { status: 'invalid', values: { name: 'Kari' } }]);
});

test('markup in what was typed comes back as text', async () => {
  const html = await (await send({ ...message(), email: '"><script>alert(1)</script>' })).text();
  expect(html).not.toContain('<script>alert');
});
