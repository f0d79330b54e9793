import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { measureImport } from './directory-measures.ts';
import { studioRows } from './directory-rows.ts';
import { inFolder } from './processes.ts';
import { describeMachine, megabytes, table, whole, writeSection } from './report.ts';

/**
 * `npm run bench:register`: a directory of made-up studios against a made-up file of the register of businesses, as
 * `npm run studios -- verify --dump FILE` does it. With `--write` the table goes into docs/benchmarks.md; other numbers of
 * studios may be named.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [300, 50_000];
const unitCount = 700_000;
const kinds = ['Bygg', 'Frisør', 'Transport', 'Yoga og Trening', 'Regnskap', 'Kafé', 'Eiendom', 'Barnehage', 'Fiske'];
const measured = z.object({
  milliseconds: z.number(),
  processorMs: z.number(),
  maxBytes: z.number(),
  registered: z.number(),
});

const machine = describeMachine();
const rows: string[][] = [];
for (const size of sizes) await inFolder((folder) => measure(folder, size));
const report = `${machine}\n\n${table(['studios', 'units', 'matched', 'seconds', 'of that processor', 'most memory MB'], rows, '---:')}`;
console.log(report);
if (values.write) writeSection('register', report);

async function measure(folder: string, size: number): Promise<void> {
  measureImport(folder, size);
  const path = join(folder, 'underenheter.json.gz');
  await pipeline(Readable.from(unitTexts(size)), createGzip({ level: 1 }), createWriteStream(path));
  // As `npm run studios` does it: less memory for a little time.
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--optimize-for-size', 'bench/register-child.ts', folder, path],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error(`the child ended with ${status}`);
  const { milliseconds, processorMs, maxBytes, registered } = measured.parse(JSON.parse(stdout));
  rows.push([
    whole(size),
    whole(unitCount),
    whole(registered),
    (milliseconds / 1000).toFixed(1),
    (processorMs / 1000).toFixed(1),
    megabytes(maxBytes, 1),
  ]);
}

/** Two of three studios stand among businesses of every other kind, pretty-printed as the register does it. */
function* unitTexts(studioCount: number): Generator<string> {
  const studios = studioRows(studioCount);
  for (let index = 0; index < unitCount; index += 1) {
    const studio = index % 10 === 0 ? studios.next() : null;
    const unit =
      studio && !studio.done && index % 30 !== 0
        ? unitOf(index, studio.value.name, String(studio.value.address ?? ''))
        : unitOf(index, `Prøve ${kinds[index % kinds.length]} ${index}`, 'Prøvegata 1, 0155 Oslo, Norge');
    yield `${index === 0 ? '[' : ','}\n${JSON.stringify(unit, null, 2)}`;
  }
  yield '\n]\n';
}

function unitOf(index: number, name: string, address: string) {
  const [street = '', place = ''] = address.split(', ');
  const [postnummer = '', ...poststed] = place.split(' ');
  const organisasjonsnummer = String(900_000_000 + index);
  const self = `https://data.brreg.no/enhetsregisteret/api/underenheter/${organisasjonsnummer}`;
  return {
    organisasjonsnummer,
    navn: name.toLocaleUpperCase('nb'),
    organisasjonsform: { kode: 'BEDR', beskrivelse: 'Underenhet til næringsdrivende og offentlig forvaltning' },
    registreringsdatoEnhetsregisteret: '2015-03-01',
    registrertIMvaregisteret: false,
    naeringskode1: { kode: '85.510', beskrivelse: 'Undervisning innenfor idrett og rekreasjon' },
    harRegistrertAntallAnsatte: false,
    oppstartsdato: '2015-02-01',
    beliggenhetsadresse: {
      land: 'Norge',
      landkode: 'NO',
      postnummer,
      poststed: poststed.join(' ').toLocaleUpperCase('nb'),
      adresse: [street],
      kommune: 'PRØVE',
      kommunenummer: '9999',
    },
    _links: { self: { href: self } },
  };
}
