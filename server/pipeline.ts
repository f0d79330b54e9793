import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ReadyAnswer } from './answers.ts';
import { type PageFacts, pageAddress } from './page-address.ts';
import type { Page, PageCache } from './page-cache.ts';
import type { Readiness } from './readiness.ts';
import type { Rendered, Renderer } from './renderer.ts';
import { isPossible, requestOrigin, tidyPath } from './request-address.ts';
import { loggedPath, requestDetails } from './request-details.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { StoredResponse } from './stored-response.ts';

type Settings = {
  readonly siteUrl: string;
  readonly staticFiles: ReadonlyMap<string, StoredResponse>;
  readonly pages: PageCache;
  readonly renderer: Renderer;
  readonly factsOf: (path: string) => PageFacts;
  readonly securityHeaders: SecurityHeaders;
  readonly readyAnswer: ReadyAnswer;
  /** Of the page that answers a path which can be none of the site's. */
  readonly notFoundPath: string;
  readonly texts: PlainTexts;
  /** The address of the visitor, from the socket's address and the X-Forwarded-For header. */
  readonly addressOf: (socketAddress: string | undefined, forwardedFor: string | undefined) => string;
  readonly readiness: () => Readiness;
  readonly log: (event: string, details: Record<string, unknown>) => void;
};

/** What visitors read where no page answers them. */
export interface PlainTexts {
  readonly error: string;
  /** A form was sent from another site. */
  readonly foreignForm: string;
  readonly methodNotAllowed: string;
}

type Variables = { url: URL; cache: Page['cache']; hasSecurityHeaders: boolean };
type App = { Bindings: HttpBindings; Variables: Variables };

/** A form of some 5,600 characters as multipart, where letters such as å take two bytes. */
const maxBodyBytes = 16 * 1024;
/** What a submission's answer may depend on. */
const submissionHeaders = ['accept', 'content-type', 'origin'];
/** What a streamed answer may depend on. */
const conditionHeaders = ['if-none-match', 'if-range', 'range'];

/** From request to answer: health, one spelling of each path, files, pages, submissions. Every answer is safe and logged. */
export function createPipeline(settings: Settings): Hono<App> {
  const { siteUrl, staticFiles, pages, renderer, factsOf, securityHeaders, addressOf, readiness, log } = settings;
  const { readyAnswer, notFoundPath, texts } = settings;
  const app = new Hono<App>();

  app.use(async (c, next) => {
    const start = performance.now();
    c.set('url', new URL(c.req.url));
    await next();
    if (!c.var.hasSecurityHeaders) {
      for (const [name, value] of Object.entries(securityHeaders(''))) c.res.headers.set(name, value);
    }
    const { method } = c.req;
    const { pathname } = c.var.url;
    const kind = kindOf(method, pathname);
    log(
      'request',
      requestDetails({
        ...{ kind, method, pathname, status: c.res.status, start, cache: c.var.cache ?? 'pass' },
        ...{ referer: c.req.header('referer'), userAgent: c.req.header('user-agent'), host: c.req.header('host') },
      }),
    );
  });

  app.onError((error, c) => {
    // Who leaves in the middle of a submission makes no error of it.
    if (c.env.incoming?.destroyed && !c.env.incoming.complete) return c.body(null, 400);
    log('error', {
      method: c.req.method,
      path: loggedPath(c.var.url.pathname),
      error: error.message,
      stack: error.stack,
    });
    return c.text(texts.error, 500, { 'cache-control': 'no-store' });
  });

  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', (c) => {
    // Strangers learn no more; METRICS_PORT tells the rest.
    const { ready } = readiness();
    return c.json({ ready }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });

  app.use(async (c, next) => {
    const { pathname, search } = c.var.url;
    const spelled = spelledPath(pathname);
    if (pathname === spelled) return next();
    return c.body(null, 308, { location: spelled + search, 'cache-control': 'public, max-age=3600' });
  });

  app.get('*', async (c) => {
    const { pathname, search } = c.var.url;
    const file = staticFiles.get(pathname);
    if (file) return send(c, file, 'hit');
    const path = isPossible(pathname) ? pathname : notFoundPath;
    if (isDataRequest(path)) return send(c, await ready(renderer.page(path + search), 'no-store'), 'pass');
    const { isStreamed, query } = factsOf(path);
    if (isStreamed) return stream(c, pageAddress(path, c.var.url.searchParams, query).address);
    const { stored, cache } = await pages.get(path, search);
    return send(c, stored, cache);
  });

  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: async (c: Context<App>) => {
      const answer = await submit(c, null);
      // What is left of the body is not waited for.
      answer.headers.set('connection', 'close');
      return answer;
    },
  });
  app.post('*', async (c, next) => {
    if (!takesSubmissions(c)) return refuse(c);
    if (!isSameOrigin(c, originOf(c))) return c.text(texts.foreignForm, 403);
    return next();
  });
  app.post('*', limit, async (c) => submit(c, await c.req.raw.arrayBuffer()));

  app.all('*', (c) => refuse(c));

  async function submit(c: Context<App>, body: ArrayBuffer | null): Promise<Response> {
    const { pathname, search } = c.var.url;
    const answer = renderer.submission({
      origin: originOf(c),
      address: pathname + search,
      headers: new Headers(submissionHeaders.flatMap((name) => headerPair(name, c.req.header(name)))),
      body,
      clientAddress: addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')),
    });
    return send(c, await ready(answer, 'no-store'), 'pass');
  }

  /** Sent as it comes: what can be an hour long is never in memory as a whole. */
  async function stream(c: Context<App>, address: string): Promise<Response> {
    const conditions = new Headers(conditionHeaders.flatMap((name) => headerPair(name, c.req.header(name))));
    const answer = await renderer.stream(address, conditions);
    const safe = securityHeaders(answer.headers.get('content-type') ?? '');
    for (const [name, value] of Object.entries(safe)) answer.headers.set(name, value);
    c.set('hasSecurityHeaders', true);
    return answer;
  }

  function refuse(c: Context<App>): Response {
    const allow = takesSubmissions(c) ? 'GET, HEAD, POST' : 'GET, HEAD';
    return c.text(texts.methodNotAllowed, 405, { allow });
  }

  function takesSubmissions({ var: { url } }: Context<App>): boolean {
    return isPossible(url.pathname) && factsOf(pagePath(url.pathname)).hasAction;
  }

  function originOf(c: Context<App>): string {
    return requestOrigin(c.req.header('host') ?? '', siteUrl);
  }

  function kindOf(method: string, path: string): string {
    if (method === 'POST') return 'submission';
    if (path === '/healthz' || path === '/readyz') return 'health';
    if (staticFiles.has(path)) return 'file';
    return isDataRequest(path) ? 'data' : 'page';
  }

  async function ready(rendered: Promise<Rendered>, caching: string): Promise<StoredResponse> {
    return readyAnswer(await rendered, caching);
  }

  /** One address for each page: letters, too, as the routes have them. */
  function spelledPath(path: string): string {
    const tidy = tidyPath(path);
    const isOfRoutes = isPossible(tidy) && !staticFiles.has(tidy) && !isDataRequest(tidy);
    return isOfRoutes ? factsOf(tidy).path : tidy;
  }

  return app;
}

function send(c: Context<App>, stored: StoredResponse, cache: Page['cache']): Response {
  c.set('hasSecurityHeaders', true);
  c.set('cache', cache);
  const { headers } = c.req.raw;
  return stored.answer({
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
  });
}

/** What a browser says of where a form was sent from; programs that say nothing are let through. */
function isSameOrigin(c: Context<App>, origin: string): boolean {
  const isForeign = ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');
  return !isForeign && (c.req.header('origin') ?? origin) === origin;
}

/** React Router asks for the data of a page at the page's own path with `.data` behind it. */
function isDataRequest(path: string): boolean {
  return path.endsWith('.data');
}

function pagePath(path: string): string {
  return isDataRequest(path) ? path.replace(/(\/_)?\.data$/, '') || '/' : path;
}

function headerPair(name: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[name, value]];
}
