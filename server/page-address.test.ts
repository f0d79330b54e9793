import { describe, expect, test } from 'vitest';
import { fakeBuild, readHandle } from './fake-build.ts';
import { createPageFacts, pageAddress } from './page-address.ts';

describe('the address of a page', () => {
  const query = { level: ['lett', 'krevende'], q: 'text' } as const;
  const address = (search: string) => pageAddress('/yoga', new URLSearchParams(search), query);

  test.each([
    ['', '/yoga'],
    ['level=lett', '/yoga?level=lett'],
    ['made-up=1&level=lett', '/yoga?level=lett'],
    ['level=made-up', '/yoga'],
    ['level=lett&level=krevende', '/yoga?level=lett'],
    ['LEVEL=lett', '/yoga'],
    ['q=', '/yoga'],
    ['q=%20', '/yoga'],
    ['__proto__=1&constructor=1', '/yoga'],
  ])('?%s counts as %s', (search, expected) => {
    expect(address(search)).toEqual({ address: expected, isCacheable: true });
  });

  test('holds the parameters in the order of the page, whatever theirs', () => {
    const types = { level: ['lett'], type: ['nybegynnere'] };
    const one = pageAddress('/yoga', new URLSearchParams('type=nybegynnere&level=lett'), types);
    const other = pageAddress('/yoga', new URLSearchParams('level=lett&type=nybegynnere'), types);
    expect(one).toEqual(other);
  });

  test("with a visitor's own words is not kept", () => {
    expect(address('q=oslo')).toEqual({ address: '/yoga?q=oslo', isCacheable: false });
  });
});

test('a parameter that may come again keeps its values and their order, up to a hundred', () => {
  const query = { pose: 'texts' } as const;
  const address = (search: string) => pageAddress('/own', new URLSearchParams(search), query);
  expect(address('pose=b&x=1&pose=a')).toEqual({ address: '/own?pose=b&pose=a', isCacheable: false });
  expect(address('')).toEqual({ address: '/own', isCacheable: true });
  expect(address('pose=a&'.repeat(300)).address).toBe(`/own?${'pose=a&'.repeat(100).slice(0, -1)}`);
});

describe('the facts of a page', () => {
  const page = (path: string, handle: object = {}, action?: () => null) => ({
    path,
    handle,
    action,
    loader: () => null,
  });
  const build = fakeBuild([
    page('/', { query: { level: ['lett'] } }),
    page('yoga', { query: { level: ['lett'] } }),
    page('yogastudioer/:location'),
    page('kontakt', {}, () => null),
    page('bilder/*', { isKept: false }),
    page('*'),
  ]);
  const factsOf = createPageFacts(build.routes, readHandle);

  const plain = { query: {}, isKept: true, isStreamed: false, hasAction: false, isUnknown: false };

  test.each([
    ['/', { ...plain, path: '/', hasParameter: false, query: { level: ['lett'] } }],
    ['/yoga', { ...plain, path: '/yoga', hasParameter: false, query: { level: ['lett'] } }],
    ['/yogastudioer/mo%20i%20rana', { ...plain, path: '/yogastudioer/mo%20i%20rana', hasParameter: true }],
    ['/YOGA', { ...plain, path: '/yoga', hasParameter: false, query: { level: ['lett'] } }],
    ['/Yogastudioer/OSLO', { ...plain, path: '/yogastudioer/OSLO', hasParameter: true }],
    ['/%79oga', { ...plain, path: '/%79oga', hasParameter: false, query: { level: ['lett'] } }],
    ['/kontakt', { ...plain, path: '/kontakt', hasParameter: false, hasAction: true }],
    ['/yoga/none', { ...plain, path: '/yoga/none', hasParameter: true, isUnknown: true }],
    ['/made/UP', { ...plain, path: '/made/UP', hasParameter: true, isUnknown: true }],
    ['/Bilder/A/b', { ...plain, path: '/bilder/A/b', hasParameter: true, isKept: false }],
  ])('%s', (path, facts) => {
    expect(factsOf(path)).toEqual(facts);
  });
});

test('of routes without one for all other paths, a path that none has is unknown', () => {
  const { routes } = fakeBuild([{ path: 'yoga', handle: { query: { level: ['lett'] } }, loader: () => null }]);
  const facts = { query: {}, isKept: true, isStreamed: false, hasAction: false, hasParameter: false, isUnknown: true };
  expect(createPageFacts(routes, readHandle)('/made-up')).toEqual({ ...facts, path: '/made-up' });
});
