import type { ActionFunction, LoaderFunction, ServerBuild } from 'react-router';

export interface FakeRoute {
  readonly path: string;
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction | undefined;
  readonly handle?: object;
}

type Route = NonNullable<ServerBuild['routes'][string]>;

/** For tests: a server build of resource routes, whose answers are whatever their loaders return. */
export function fakeBuild(fakeRoutes: readonly FakeRoute[]): ServerBuild {
  const root: Route = { id: 'root', path: '', module: { default: () => null } };
  const routes = fakeRoutes.map(({ path, loader, action, handle }): Route => {
    // What makes a resource route is the missing component, which the type of a module demands.
    const module = Object.assign(Object.create(null), { loader, action, handle });
    return { id: path, parentId: 'root', path: path === '/' ? '' : path, index: path === '/', module };
  });
  const unused = () => {
    throw new Error('resource routes render no document');
  };
  return {
    entry: { module: { default: unused } },
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
