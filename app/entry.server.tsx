import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { withLateScripts } from '#app/.server/late-scripts.ts';
import { scriptMark } from '#app/.server/script-mark.ts';
import { FooterContents } from '#app/components/footer-contents.tsx';
import { HeaderContents } from '#app/components/header-contents.tsx';
import { ServerOnlyContext } from '#app/components/still.tsx';
import { isInteractive } from '#app/lib/route-handle.ts';
import startScripts from '#app/start-scripts.ts?inline-script';

/** In development there is no policy, and nobody takes the mark out. */
const nonce = import.meta.env.PROD ? scriptMark : undefined;
const starter = `<script nonce="${nonce ?? ''}">${startScripts}</script>`;
const serverOnly = { Header: HeaderContents, Footer: FooterContents, markupOf: renderToStaticMarkup, nonce };

/**
 * Renders the whole document before answering: the answer is kept and sent many times over, and its
 * inline scripts are hashed for the Content-Security-Policy, which stands before the first byte.
 */
export default async function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { matches } = context.staticHandlerContext;
  const body = matches.some(({ route }) => isInteractive(route.handle))
    ? withLateScripts(await interactiveMarkup(document(url, context)), starter)
    : `<!DOCTYPE html>${renderToStaticMarkup(document(url, withoutScripts(context)))}`;
  return new Response(body, { status, headers });
}

/** What the browser goes on with, React's own marks included. */
async function interactiveMarkup(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

function document(url: string, context: EntryContext) {
  return (
    <ServerOnlyContext value={serverOnly}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </ServerOnlyContext>
  );
}

/** What is left of the context where no browser goes on with the page: no data for it, and no other routes. */
function withoutScripts({ serverHandoffStream: _stream, ...context }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}
