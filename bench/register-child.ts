import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { each } from '#app/studios/.server/import/index.ts';
import { openUnitDump } from '#app/studios/.server/registers/unit-dump.ts';
import { verify } from '#app/studios/.server/registers/verify.ts';

/** Verifies the directory of a data folder against a file of the register, in a process of its own: `FOLDER FILE`. */
const [folder = '', path = ''] = process.argv.slice(2);

const start = performance.now();
const table = openEmbeddedTable(folder);
const { changes, outcomes } = await verifyByDump();
await table.apply(each(changes), 'verify');
await table.close();
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage();
const processorMs = (user + system) / 1000;
const maxBytes = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ milliseconds, processorMs, maxBytes, registered: outcomes.registered }));

/** As the command does it: the register is forgotten before the changes are made. */
async function verifyByDump() {
  const register = await openUnitDump([path], studios());
  return verify(table, register, '2026-11-22', () => undefined);
}

async function* studios() {
  for await (const { row } of table.rows()) yield row;
}
