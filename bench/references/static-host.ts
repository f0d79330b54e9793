import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Serves a folder as a good static host does: texts as brotli, hashed names for good, every other address the start. */
const folder = process.argv[2] ?? '';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const files = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(join(folder).length), read(path)];
    }),
);
const start = files.get('/index.html');

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://host').pathname;
  const file = files.get(path) ?? start;
  response.writeHead(200, {
    ...file?.headers,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(file?.body);
}).listen(Number(process.env.PORT), process.env.HOST);

function read(path: string) {
  const body = readFileSync(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  if (type === types['.woff2'] || type === 'application/octet-stream')
    return { body, headers: { 'Content-Type': type } };
  return { body: brotliCompressSync(body), headers: { 'Content-Type': type, 'Content-Encoding': 'br' } };
}
