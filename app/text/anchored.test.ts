import { expect, it } from 'vitest';
import { allPages } from '#content';
import { anchored } from './anchored.ts';

it('gives each part an id of its words, and names it', () => {
  const { html, parts } = anchored('<p>Først.</p><h2>Når du leser</h2><p>…</p><h2>Stemme, valg og «Nær meg»</h2>');
  expect(parts).toEqual([
    { id: 'nar-du-leser', heading: 'Når du leser' },
    { id: 'stemme-valg-og-naer-meg', heading: 'Stemme, valg og «Nær meg»' },
  ]);
  expect(html).toContain('<h2 id="nar-du-leser">Når du leser</h2>');
});

it('gives no two parts of a text the same id', () => {
  const doubled = allPages.filter(({ content }) => {
    const ids = anchored(content).parts.map(({ id }) => id);
    return new Set(ids).size < ids.length || ids.includes('');
  });
  expect(doubled.map(({ id }) => id)).toEqual([]);
});
