import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { scriptMark } from '#app/.server/script-mark.ts';
import { FooterContents } from '#app/components/footer-contents.tsx';
import { HeaderContents } from '#app/components/header-contents.tsx';
import { ServerOnlyContext } from '#app/components/still.tsx';
import { isInteractive } from '#app/lib/route-handle.ts';

/** In development there is no policy, and nobody takes the mark out. */
const nonce = import.meta.env.PROD ? scriptMark : undefined;
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
    ? (await prerender(document(url, context))).prelude
    : `<!DOCTYPE html>${renderToStaticMarkup(document(url, withoutScripts(context)))}`;
  return new Response(body, { status, headers });
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
