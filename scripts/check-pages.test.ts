import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';

const page = (body: string) => ({
  kind: 'text/html; charset=utf-8',
  body: `<!doctype html><main id="innhold">${body}</main>`,
});
const files: Record<string, { kind: string; body: string | Buffer; status?: number }> = {
  '/sitemap.xml': {
    kind: 'application/xml',
    body: ['/', '/broken', '/a%20b'].map((path) => `<url><loc>https://pusterom.example${path}</loc></url>`).join(''),
  },
  '/': page(
    `<link rel="stylesheet" href="/style.css"><link rel="canonical" href="https://pusterom.example/">
     <a href="/a%20b#del">in order</a> <a href="/gone">dead</a> <a href="/a%20b#borte">no such part</a>
     <a href="https://another.example/gone">not ours</a> <a href="mailto:a@example.no">not a page</a>
     <img src="/missing.jpg" srcset="/small.webp 1x, /text.webp 2x"> <img src="/heavy.jpg"> <svg><use href="#a"/></svg>`,
  ),
  '/a%20b': page('<h2 id="del">Del</h2>'),
  '/broken': { ...page('error'), status: 500 },
  '/small.webp': { kind: 'image/webp', body: 'RIFF' },
  '/text.webp': page('no picture'),
  '/heavy.jpg': { kind: 'image/jpeg', body: Buffer.alloc(7_900_000) },
};

test('every page, link, file and picture that is not in order is named, and no other', async () => {
  const server = createServer(({ url = '' }, answer) => {
    const file = files[url];
    answer.writeHead(file === undefined ? 404 : (file.status ?? 200), { 'content-type': file?.kind ?? 'text/html' });
    answer.end(file?.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const { pages, errors } = await checkPages(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  server.close();
  expect(pages).toBe(3);
  expect(errors.toSorted()).toEqual([
    '/: the file /style.css is not there',
    '/: the link to /a b#borte leads to a part that is not there',
    '/: the link to /gone is not there',
    '/: the picture /heavy.jpg has 7.9 MB; make it smaller than 1',
    '/: the picture /missing.jpg is not there',
    '/: the picture /text.webp is text/html; charset=utf-8',
    '/broken answers 500',
  ]);
});
