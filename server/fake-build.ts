import type { ActionFunction, LoaderFunction, ServerBuild } from 'react-router';
import type { ReadHandle } from './page-address.ts';

export interface FakeRoute {
  readonly path: string;
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction | undefined;
  readonly handle?: object;
  /** Answers with a document, whose text is the loader data's `text`, instead of with what the loader returns. */
  readonly isDocument?: boolean;
}

/** For tests: the handles of such routes, as they are. */
export const readHandle: ReadHandle = (handle) => (typeof handle === 'object' && handle !== null ? handle : {});

type Route = NonNullable<ServerBuild['routes'][string]>;

/** For tests: a server build whose routes answer with whatever their loaders return. */
export function fakeBuild(fakeRoutes: readonly FakeRoute[]): ServerBuild {
  const root: Route = { id: 'root', path: '', module: { default: () => null } };
  const routes = fakeRoutes.map(({ path, loader, action, handle, isDocument }): Route => {
    // What makes a resource route is the missing component, which the type of a module demands.
    const component = isDocument && { default: () => null };
    const module = Object.assign(Object.create(null), { loader, action, handle }, component);
    return { id: path, parentId: 'root', path: path === '/' ? '' : path, index: path === '/', module };
  });
  return {
    entry: { module: { default: renderDocument } },
    routes: Object.fromEntries([root, ...routes].map((route) => [route.id, route])),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
}

const renderDocument: ServerBuild['entry']['module']['default'] = (_request, status, headers, entry) => {
  const { matches, loaderData } = entry.staticHandlerContext;
  const text = String(loaderData[matches.at(-1)?.route.id ?? '']?.text ?? '');
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(text, { status, headers });
};
