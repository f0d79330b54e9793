import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { FooterContents } from '#app/components/footer-contents.tsx';
import { HeaderContents } from '#app/components/header-contents.tsx';
import { ServerOnlyContext } from '#app/components/still.tsx';

const serverOnly = { Header: HeaderContents, Footer: FooterContents, markupOf: renderToStaticMarkup };

/**
 * Renders the whole document before answering: the answer is kept and sent many times over, and its
 * inline scripts are hashed for the Content-Security-Policy, which stands before the first byte.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <ServerOnlyContext value={serverOnly}>
      <ServerRouter context={routerContext} url={request.url} />
    </ServerOnlyContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
