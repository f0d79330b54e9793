import { crc32, deflateRawSync } from 'node:zlib';

/** For tests: an Excel file with these rows of text in its first sheet. Numbers are written as numbers. */
export function makeSpreadsheet(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`;
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row.map((value, column) => cell(value).replace('<c', `<c r="${String.fromCharCode(65 + column)}${index + 1}"`)).join('')}</row>`).join('')}</sheetData></worksheet>`;
  return zip(new Map([...frame, ['xl/worksheets/sheet1.xml', sheet]]));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const frame: readonly (readonly [string, string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Studioer" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, as little of it as is needed. */
function zip(files: ReadonlyMap<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const [raw, packed] = [Buffer.from(text), deflateRawSync(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, Buffer.from(name)]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end]);
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
