import { createContext, redirect } from 'react-router';
import { createReadyAnswer } from './answers.ts';
import { type FakeRoute, fakeBuild, readHandle } from './fake-build.ts';
import { createAddressReader } from './forwarded-address.ts';
import { createPageFacts } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPipeline } from './pipeline.ts';
import { createRenderer, type Sender } from './renderer.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { storedResponse } from './stored-response.ts';

const notFoundPath = '/404';
export const siteUrl = 'https://pusterom.example';
const scriptMark = 'secret';
/** Nobody's, but for submissions. */
const senderContext = createContext<Sender | undefined>();

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

const routes: FakeRoute[] = [
  { path: '/', loader: () => html(`<script nonce="${scriptMark}">a</script><script>b</script>`) },
  { path: 'yoga', loader: () => html('yoga') },
  { path: 'item/:id/:slug?', loader: () => ({ text: 'one', ownPath: '/item/1/right' }), isDocument: true },
  { path: 'found', loader: () => html('found'), handle: { query: { q: 'text' } } },
  ...[['https://video.example'], []].map((frames) => ({
    path: frames.length > 0 ? 'film' : 'no-film',
    loader: () => ({ text: 'https://video.example/' }),
    handle: { frames },
    isDocument: true,
  })),
  { path: 'broken', loader: () => Promise.reject(new Error('secret cause')) },
  { path: 'moved', loader: () => redirect('/yoga', 308) },
  {
    path: 'kontakt',
    loader: () => html('skjema'),
    action: async ({ request, context }) => {
      const sender = context.get(senderContext);
      if (sender?.isTooLarge) return html('for lang', 413);
      const form = await request.formData();
      return html(`${form.get('name')} fra ${sender?.clientAddress}`);
    },
  },
  {
    path: 'sound',
    loader: ({ request: { headers } }) =>
      new Response(headers.get('range') ?? 'all', { headers: { 'content-type': 'audio/mpeg', etag: '"a"' } }),
    handle: { isStreamed: true, query: { take: ['1'] } },
  },
  { path: '404', loader: () => html('borte', 404) },
  { path: '*', loader: () => html('borte', 404) },
];

/** For tests: a pipeline over a few made-up routes, ways to ask it, and what it has logged. */
export function pipelineFixture() {
  const logged: Record<string, unknown>[] = [];
  const log = (event: string, details: Record<string, unknown>) => void logged.push({ event, ...details });
  const build = fakeBuild(routes);
  const securityHeaders = createSecurityHeaders({ siteUrl, imageOrigins: [], scriptMark });
  const readyAnswer = createReadyAnswer({ securityHeaders, scriptMark });
  const renderer = createRenderer({
    ...{ build, siteUrl, readHandle, log },
    provideContext: (context, sender) => context.set(senderContext, sender),
    readOwnPath: ownPathOf,
  });
  const factsOf = createPageFacts(build.routes, readHandle);
  const readiness = { ready: true, details: { studios: 7 } };
  const app = createPipeline({
    siteUrl,
    staticFiles: new Map([
      ['/a.txt', storedResponse({ status: 200, headers: securityHeaders('text/plain'), body: Buffer.from('file') })],
    ]),
    pages: createPageCache({
      render: async (address, caching) => readyAnswer(await renderer.page(address), caching),
      factsOf,
      notFoundPath,
      timeZone: 'Europe/Oslo',
      now: () => new Date(),
    }),
    renderer,
    factsOf,
    securityHeaders,
    readyAnswer,
    notFoundPath,
    texts: { error: 'feil', foreignForm: 'fremmed', methodNotAllowed: 'nei' },
    addressOf: createAddressReader(['10.0.0.1']),
    readiness: () => readiness,
    log,
  });
  const request = async (path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    return app.request(`http://pusterom.example${path}`, init, env);
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return request(path, { method: 'POST', body, headers: { host: 'pusterom.example', ...type, ...headers } });
  };
  return { request, post, logged, readiness };
}

function ownPathOf(loaderData: unknown): string | null {
  const isPage = typeof loaderData === 'object' && loaderData !== null && 'ownPath' in loaderData;
  return isPage ? String(loaderData.ownPath) : null;
}
