import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { scriptMark } from '#app/islands/.server/index.ts';
import { PageScriptsContext } from '#app/islands/index.ts';

/** In development there is no policy, and nobody takes the mark out. */
const nonce = import.meta.env.PROD ? scriptMark : undefined;

/**
 * Renders the whole document before answering: the answer is kept and sent many times over, and its
 * inline scripts are hashed for the Content-Security-Policy, which stands before the first byte.
 */
export default function handleRequest(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = renderToStaticMarkup(
    <PageScriptsContext value={{ nonce, entry: context.manifest.entry.module }}>
      <ServerRouter context={withoutScripts(context)} url={url} nonce={nonce} />
    </PageScriptsContext>,
  );
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** What is left of the context where no browser goes on with the page: no data for it, and no other routes. */
function withoutScripts({ serverHandoffStream: _stream, ...context }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}
