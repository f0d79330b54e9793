import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

/**
 * The hosted backend of the references: a table over HTTP, asked as PostgREST is (`?column=eq.value`). It answers from
 * memory, faster than a real one, and in a process of its own.
 */
const rows = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const answers = new Map<string, { plain: Buffer; brotli: Buffer }>();

createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'OPTIONS') return void response.writeHead(204, { 'Access-Control-Max-Age': '3600' }).end();
  const { plain, brotli } = answerTo(request.url ?? '/');
  const isBrotli = request.headers['accept-encoding']?.includes('br') ?? false;
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(isBrotli && { 'Content-Encoding': 'br' }),
  });
  response.end(isBrotli ? brotli : plain);
}).listen(Number(process.env.PORT), process.env.HOST);

function answerTo(address: string) {
  const kept = answers.get(address);
  if (kept) return kept;
  const wanted = [...new URL(address, 'http://backend').searchParams].filter(([, value]) => value.startsWith('eq.'));
  const found = rows.filter((row) => wanted.every(([column, value]) => row[column] === value.slice('eq.'.length)));
  const plain = Buffer.from(JSON.stringify(found));
  const answer = { plain, brotli: brotliCompressSync(plain) };
  answers.set(address, answer);
  return answer;
}
