import { readSheet } from 'read-excel-file/node';

/** Reads an Excel file from stdin and writes its first sheet to stdout, one JSON list of cells a line. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const rows = await readSheet(Buffer.concat(chunks), { parseNumber: (text) => text });
process.stdout.write(rows.map((row) => `${JSON.stringify(row.map(cellText))}\n`).join(''));

function cellText(cell) {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
