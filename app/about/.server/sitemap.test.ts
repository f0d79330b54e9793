import { describe, expect, test } from 'vitest';
import { articles, meditations, poses, yogaClasses, yogaTypes } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { takeSnapshot } from '#app/studios/rules/snapshot.ts';
import { studioRow } from '#app/studios/rules/studio-row.ts';
import { sitePageAt, sitePages } from './site-pages.ts';
import { sitemap } from './sitemap.ts';

const siteUrl = 'https://pusterom.example';
const studioCount = 60_000;
const rows = Array.from({ length: studioCount }, (_, index) =>
  studioRow.parse({ place_id: `p${index}`, name: `Rolig & ro ${index}`, address: 'Storgata 1, 0155 Oslo, Norge' }),
);
const few = takeSnapshot(rows.slice(0, 3), new Date(0));

function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => address);
}

describe(`with ${studioCount} studios`, () => {
  const pages = sitePages(takeSnapshot(rows, new Date(0)));
  const index = sitemap(pages, siteUrl, null);

  test('it is an index of parts that name every page once', () => {
    expect(index).toContain('<sitemapindex xmlns=');
    expect(addresses(index)).toEqual(['1', '2'].map((part) => `${siteUrl}/sitemap.xml?del=${part}`));
    const named = ['1', '2'].flatMap((part) => addresses(sitemap(pages, siteUrl, part)));
    expect(named).toHaveLength(pages.length);
    expect(new Set(named).size).toBe(pages.length);
  });

  test('no part has more than 50,000 addresses', () => {
    expect(addresses(sitemap(pages, siteUrl, '1'))).toHaveLength(50_000);
  });

  test.each(['3', '0', '-1', '1.5', 'x'])('part %s, which is not there, is the index', (part) => {
    expect(sitemap(pages, siteUrl, part)).toBe(index);
  });
});

test('no part has more than 50 MB', () => {
  const long = 'å'.repeat(1000);
  const pages = Array.from({ length: 20_000 }, (_, index) => ({ path: `/${index}${long}`, updated: null }));
  const parts = addresses(sitemap(pages, siteUrl, null)).map((_, index) => sitemap(pages, siteUrl, String(index + 1)));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(50_000_000);
  expect(parts.flatMap(addresses)).toHaveLength(pages.length);
});

test('where one file holds them all, it is that file, whichever part is asked for', () => {
  const pages = sitePages(few);
  expect(addresses(sitemap(pages, siteUrl, null))).toHaveLength(pages.length);
  expect(sitemap(pages, siteUrl, '2')).toBe(sitemap(pages, siteUrl, null));
});

test('every item of the content has its page', () => {
  const found = sitePages(few).map(({ path }) => path);
  const expected = [
    ...yogaClasses.map(({ slug }) => paths.yogaClass(slug)),
    ...yogaTypes.map(({ slug }) => paths.yogaType(slug)),
    ...poses.map(({ id }) => paths.pose(id)),
    ...meditations.map(({ slug }) => paths.meditation(slug)),
    ...articles.map(paths.article),
    ...few.studios.map(({ slug }) => paths.studio(slug)),
  ];
  expect(expected.filter((path) => !found.includes(path))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(expected).toContain('/meditasjon/dyp-sovnmeditasjon');
});

test('every page of our own tells when its text was changed; the studio table tells no days', () => {
  for (const { path, updated } of sitePages(few)) {
    const isStudios = /^\/yogastudioer\/./u.test(path);
    expect(updated === null, path).toBe(isStudios);
    if (updated !== null) expect(updated).toMatch(/^20\d\d-[01]\d-[0-3]\d$/u);
  }
});

test('every page is found again by its path, decoded', () => {
  for (const page of sitePages(few)) expect(sitePageAt(decodeURIComponent(page.path), few)).toEqual(page);
  expect(sitePageAt('/yogastudioer/mo i rana', few)?.preview.title).toBe('Yoga i Mo i Rana');
  expect(sitePageAt('/finnes-ikke', few)).toBeUndefined();
});
