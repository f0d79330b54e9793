import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { clientAddress, isTooLarge } from '#app/contact/.server/submission-context.ts';
import { pageOf } from '#app/site/page.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { loggedPath } from './request-details.ts';

type Settings = {
  readonly build: ServerBuild;
  /** Origin that the site is known by. */
  readonly siteUrl: string;
  readonly log: (event: string, details: Record<string, unknown>) => void;
};

export interface Renderer {
  /** The answer to GET. It knows the address alone, nothing of the visitor, so it may be kept for all. */
  page(address: string): Promise<Rendered>;
  /** The answer to a submission; `origin` is the one that its form was served from. */
  submission(sent: Submission): Promise<Rendered>;
}

/** An answer, and what its page says of itself. */
export interface Rendered extends Document {
  readonly response: Response;
}

interface Document {
  /** Where the page lies; null where the answer is no page. */
  readonly ownPath: string | null;
  /** The page may show a video from another host. */
  readonly showsVideo: boolean;
}

export interface Submission {
  readonly origin: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Headers;
  /** Null when it was too large to be read. */
  readonly body: ArrayBuffer | null;
  readonly clientAddress: string;
}

const renderedDocument = createContext<Document>({ ownPath: null, showsVideo: false });

/** React Router's request handler; what goes wrong in it is logged as one line and answered with its error page. */
export function createRenderer({ build, siteUrl, log }: Settings): Renderer {
  const handle = createRequestHandler(withDocument(withLog(build, log)), 'production');

  async function render(request: Request, context: RouterContextProvider): Promise<Rendered> {
    const response = await handle(request, context);
    return { response, ...context.get(renderedDocument) };
  }

  return {
    page: (address) => render(new Request(siteUrl + address), new RouterContextProvider()),
    submission: ({ origin, address, headers, body, clientAddress: from }) => {
      const context = new RouterContextProvider();
      context.set(clientAddress, from);
      context.set(isTooLarge, body === null);
      return render(new Request(origin + address, { method: 'POST', headers, body }), context);
    },
  };
}

/** Notes what was rendered while it is still more than markup. */
function withDocument(build: ServerBuild): ServerBuild {
  const { module } = build.entry;
  const renderDocument: typeof module.default = (request, status, headers, entry, context) => {
    const { matches, loaderData } = entry.staticHandlerContext;
    const leaf = matches.at(-1)?.route.id ?? '';
    const handles = matches.map(({ route }): RouteHandle => route.handle ?? {});
    context.set(renderedDocument, {
      ownPath: pageOf(loaderData[leaf])?.path ?? null,
      showsVideo: handles.some(({ showsVideo }) => showsVideo === true),
    });
    return module.default(request, status, headers, entry, context);
  };
  return { ...build, entry: { module: { ...module, default: renderDocument } } };
}

function withLog(build: ServerBuild, log: Settings['log']): ServerBuild {
  const handleError = (fault: unknown, { request }: { request: Request }) => {
    // An address or a method that no route knows is the visitor's affair.
    if (isRouteErrorResponse(fault) && fault.status < 500) return;
    log('fault', { method: request.method, path: loggedPath(new URL(request.url).pathname), ...describe(fault) });
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

function describe(fault: unknown): Record<string, unknown> {
  return fault instanceof Error ? { fault: fault.message, stack: fault.stack } : { fault: String(fault) };
}
