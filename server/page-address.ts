import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What a page's route says of itself to the server. */
export interface RouteHandle {
  /** The query parameters that change the answer: the values each may take, `text` for any, `texts` for any number of any. */
  readonly query?: Readonly<Record<string, readonly string[] | 'text' | 'texts'>>;
  /** False for what is not to be kept in memory. */
  readonly isKept?: boolean;
  /** True for what is answered by the conditions of the request, and sent while it is made. */
  readonly isStreamed?: boolean;
  /** Origins that the page may show in frames. Its text alone does not count: a visitor's words may stand in it. */
  readonly frames?: readonly string[];
}

/** Reads what a route of the build has exported as its `handle`. */
export type ReadHandle = (handle: unknown) => RouteHandle;

/** What the server knows of the page at an address. */
export interface PageFacts {
  /** The path with its fixed parts as the routes spell them: they match in any letter case. */
  readonly path: string;
  /** A part of the path is a visitor's to choose. Without one, the route has this single path. */
  readonly hasParameter: boolean;
  readonly query: NonNullable<RouteHandle['query']>;
  /** In memory, as it was sent. */
  readonly isKept: boolean;
  /** Neither read to its end nor kept before it is sent. */
  readonly isStreamed: boolean;
  /** Takes submissions. */
  readonly hasAction: boolean;
  /** No route knows the path: every such path has the same answer. */
  readonly isUnknown: boolean;
}

export interface PageAddress {
  /** Path and the query parameters that count, in the order that the page declares them. */
  readonly address: string;
  /** False where a visitor's own words are part of the address: as many answers as there are words. */
  readonly isCacheable: boolean;
}

/** Of a parameter that may come again and again, so many count. */
const maxTexts = 100;
/** What is remembered of how paths match the routes: matching one costs more than all else on a hit. */
const maxKnownPaths = 2000;

/** Tells what is at a path, by the routes of the build. Remembers the last paths it was asked about. */
export function createPageFacts(routes: ServerBuild['routes'], readHandle: ReadHandle): (path: string) => PageFacts {
  const candidatesFor = createCandidates(branchesBelow(undefined, routes));
  const known = new LRUCache<string, PageFacts>({ max: maxKnownPaths, memoMethod: factsAt });

  function factsAt(path: string): PageFacts {
    const matches = matchRoutes(candidatesFor(path), path) ?? [];
    const pattern = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean);
    const handles = matches.map(({ route }) => readHandle(route.handle));
    const leaf = matches.at(-1)?.route;
    return {
      path: spelledAs(pattern, path),
      hasParameter: pattern.some(isParameter),
      query: handles.at(-1)?.query ?? {},
      isKept: handles.every((handle) => handle.isKept !== false),
      isStreamed: handles.at(-1)?.isStreamed === true,
      hasAction: routes[leaf?.id ?? '']?.module.action !== undefined,
      isUnknown: leaf === undefined || leaf.path === '*',
    };
  }
  return (path) => known.memo(path);
}

/** Leaves out the parameters that the page does not declare and the values it does not know. */
export function pageAddress(path: string, search: URLSearchParams, query: PageFacts['query']): PageAddress {
  const kept = new URLSearchParams();
  let isCacheable = true;
  for (const [name, allowed] of Object.entries(query)) {
    if (allowed === 'texts') {
      for (const value of search.getAll(name).slice(0, maxTexts)) kept.append(name, value);
      if (kept.has(name)) isCacheable = false;
      continue;
    }
    const value = search.get(name) ?? '';
    if (allowed === 'text' ? value.trim() === '' : !allowed.includes(value)) continue;
    if (allowed === 'text') isCacheable = false;
    kept.set(name, value);
  }
  return { address: kept.size === 0 ? path : `${path}?${kept}`, isCacheable };
}

function spelledAs(pattern: readonly string[], path: string): string {
  const parts = path.split('/').slice(1);
  return `/${parts.map((part, at) => (isFixed(pattern[at], part) ? pattern[at] : part)).join('/')}`;
}

function isFixed(pattern: string | undefined, part: string): boolean {
  return pattern !== undefined && !isParameter(pattern) && pattern.toLowerCase() === part.toLowerCase();
}

function isParameter(pattern: string): boolean {
  return pattern.startsWith(':') || pattern === '*';
}

/**
 * The routes among which the one of a path is. Matching takes time for every route it is given, so they are few: those
 * whose address begins as the path does, and those whose address begins with a pattern.
 */
function createCandidates(tree: RouteObject[]): (path: string) => RouteObject[] {
  const beginnings = tree.flatMap(({ children = [] }) => children).map(({ path = '' }) => beginningOf(path));
  const candidates = new Map(beginnings.map((beginning) => [beginning, candidatesAt(beginning)]));
  const others = candidatesAt('');

  function candidatesAt(beginning: string): RouteObject[] {
    const isCandidate = ({ path = '' }: RouteObject) => ['', beginning].includes(beginningOf(path));
    return tree.map((route) => (route.children ? { ...route, children: route.children.filter(isCandidate) } : route));
  }
  return (path) => {
    const beginning = beginningOf(path.slice(1));
    return beginning === '' ? tree : (candidates.get(beginning) ?? others);
  };
}

/** The first part of an address in lower case; empty where it is a pattern, or spelled so that it may stand for any. */
function beginningOf(path: string): string {
  const [first = ''] = path.toLowerCase().split('/', 1);
  return /^[\w.-]+$/.test(first) ? first : '';
}

function branchesBelow(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module }) => {
      const shared = { id, path, caseSensitive, handle: module.handle };
      return index ? { ...shared, index } : { ...shared, children: branchesBelow(id, routes) };
    });
}
