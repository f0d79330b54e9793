import { statSync } from 'node:fs';
import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { importStudios } from '#app/studios/.server/import/import-studios.ts';

/** Imports a file once, and says as JSON how long it took and the most memory that the process ever had. */
const [path = '', folder = ''] = process.argv.slice(2);
const start = performance.now();
const table = openEmbeddedTable(folder);
const ignore = () => undefined;
await importStudios({
  ...{ path, table, dryRun: false, replace: false },
  ...{ onRecognised: ignore, onReport: ignore, onChange: ignore, onProgress: ignore },
});
await table.close();
const milliseconds = performance.now() - start;
const mostBytes = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ milliseconds, fileBytes: statSync(path).size, mostBytes }));
