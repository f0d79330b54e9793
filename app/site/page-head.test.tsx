import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from './page.ts';
import { PageHead } from './page-head.tsx';

const site = { name: 'Pusterom', url: 'https://pusterom.example' };
const hostile = '</script><script>alert("æ")</script><!-- <SCRIPT>\u2028 &';
const page: Page = {
  title: hostile,
  description: hostile,
  path: '/yogastudioer/studio/a',
  trail: [{ name: hostile, path: '/yogastudioer/studio/a' }],
  structuredData: [{ '@type': 'ExerciseGym', ...{ name: hostile } }],
};

test('no name can break out of the structured data, nor out of any other element', () => {
  const html = renderToStaticMarkup(<PageHead page={page} site={site} />);
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gsu)];
  expect(scripts.map(([, attributes]) => attributes)).toEqual(Array(2).fill(' type="application/ld+json"'));
  expect(JSON.parse(scripts[1]?.[2] ?? '')).toMatchObject({ name: hostile });
  expect(html.replaceAll(/<script.*?<\/script>/gsu, '')).not.toMatch(/<!--|<\/?script/iu);
});

test('the address is the canonical one, on the site that is set', () => {
  const html = renderToStaticMarkup(<PageHead page={page} site={site} />);
  expect(html).toContain('<link rel="canonical" href="https://pusterom.example/yogastudioer/studio/a"/>');
});

test('a page that could not be made has the title of the specification and is kept out of search engines', () => {
  const html = renderToStaticMarkup(<PageHead page={undefined} site={site} />);
  expect(html).toContain('<title>Unexpected Application Error!</title>');
  expect(html).toContain('noindex');
});
