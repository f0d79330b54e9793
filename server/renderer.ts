import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router';
import { clientAddress, isTooLarge } from '#app/.server/submission-context.ts';

type Settings = {
  readonly build: ServerBuild;
  /** Origin that the site is known by. */
  readonly siteUrl: string;
  readonly log: (event: string, details: Record<string, unknown>) => void;
};

export interface Renderer {
  /** The answer to GET. It knows the address alone, nothing of the visitor, so it may be kept for all. */
  page(address: string): Promise<Response>;
  /** The answer to a submission; `origin` is the one that its form was served from. */
  submission(sent: Submission): Promise<Response>;
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

/** React Router's request handler; what goes wrong in it is logged as one line and answered with its error page. */
export function createRenderer({ build, siteUrl, log }: Settings): Renderer {
  const handle = createRequestHandler(withLog(build, log), 'production');
  return {
    page: (address) => handle(new Request(siteUrl + address), new RouterContextProvider()),
    submission: ({ origin, address, headers, body, clientAddress: from }) => {
      const context = new RouterContextProvider();
      context.set(clientAddress, from);
      context.set(isTooLarge, body === null);
      return handle(new Request(origin + address, { method: 'POST', headers, body }), context);
    },
  };
}

function withLog(build: ServerBuild, log: Settings['log']): ServerBuild {
  const handleError = (fault: unknown, { request }: { request: Request }) => {
    // An address or a method that no route knows is the visitor's affair.
    if (isRouteErrorResponse(fault) && fault.status < 500) return;
    log('fault', { method: request.method, path: new URL(request.url).pathname, ...describe(fault) });
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

function describe(fault: unknown): Record<string, unknown> {
  return fault instanceof Error ? { fault: fault.message, stack: fault.stack } : { fault: String(fault) };
}
