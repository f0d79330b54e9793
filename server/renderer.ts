import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ReadHandle } from './page-address.ts';
import { loggedPath } from './request-details.ts';

export interface RendererSettings {
  readonly build: ServerBuild;
  /** Origin that the site is known by. */
  readonly siteUrl: string;
  /** Puts into the context of a request what loaders and actions find there. `sender` comes with submissions alone. */
  readonly provideContext: (context: RouterContextProvider, sender?: Sender) => void;
  readonly readHandle: ReadHandle;
  /** The path that a page says is its own, by the data of its loader; null where that tells of no page. */
  readonly readOwnPath: (loaderData: unknown) => string | null;
  readonly log: (event: string, details: Record<string, unknown>) => void;
}

/** Whose submission it is. */
export interface Sender {
  readonly clientAddress: string;
  /** The body was longer than the server takes, and has not been read. */
  readonly isTooLarge: boolean;
}

export interface Renderer {
  /** The answer to GET. It knows the address alone, nothing of the visitor, so it may be kept for all. */
  page(address: string): Promise<Rendered>;
  /** The answer to GET where it depends on conditions of the request, such as a range of bytes. */
  stream(address: string, conditions: Headers): Promise<Response>;
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
  /** Origins that the page may show in frames. */
  readonly frames: readonly string[];
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

const renderedDocument = createContext<Document>({ ownPath: null, frames: [] });

/** React Router's request handler; what goes wrong in it is logged as one line and answered with its error page. */
export function createRenderer(settings: RendererSettings): Renderer {
  const { build, siteUrl, provideContext, log } = settings;
  const handle = createRequestHandler(withDocument(withLog(build, log), settings), 'production');

  async function render(request: Request, sender?: Sender): Promise<Rendered> {
    const context = new RouterContextProvider();
    provideContext(context, sender);
    const response = await handle(request, context);
    return { response, ...context.get(renderedDocument) };
  }

  return {
    page: (address) => render(new Request(siteUrl + address)),
    async stream(address, headers) {
      const { response } = await render(new Request(siteUrl + address, { headers }));
      return response;
    },
    submission: ({ origin, address, headers, body, clientAddress }) =>
      render(new Request(origin + address, { method: 'POST', headers, body }), {
        clientAddress,
        isTooLarge: body === null,
      }),
  };
}

/** Notes what was rendered while it is still more than markup. */
function withDocument(
  build: ServerBuild,
  { readHandle, readOwnPath }: Pick<RendererSettings, 'readHandle' | 'readOwnPath'>,
): ServerBuild {
  const { module } = build.entry;
  const renderDocument: typeof module.default = (request, status, headers, entry, context) => {
    const { matches, loaderData } = entry.staticHandlerContext;
    const leaf = matches.at(-1)?.route.id ?? '';
    context.set(renderedDocument, {
      ownPath: readOwnPath(loaderData[leaf]),
      frames: matches.flatMap(({ route }) => readHandle(route.handle).frames ?? []),
    });
    return module.default(request, status, headers, entry, context);
  };
  return { ...build, entry: { module: { ...module, default: renderDocument } } };
}

function withLog(build: ServerBuild, log: RendererSettings['log']): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    // An address or a method that no route knows is the visitor's affair.
    if (isRouteErrorResponse(error) && error.status < 500) return;
    log('error', { method: request.method, path: loggedPath(new URL(request.url).pathname), ...describe(error) });
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

function describe(error: unknown): Record<string, unknown> {
  return error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
}
