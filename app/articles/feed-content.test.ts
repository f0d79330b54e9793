import { expect, test } from 'vitest';
import { feedContent } from './feed-content.ts';

const page = 'https://pusterom.example/artikler/1/a';

test.each([
  ['<p class="a">Pust <strong>ut</strong>.</p>', '<p>Pust <strong>ut</strong>.</p>'],
  [
    '<a class="b" href="/yoga?level=lett&amp;type=x">Yoga</a>',
    '<a href="https://pusterom.example/yoga?level=lett&amp;type=x">Yoga</a>',
  ],
  ['<a href="#section2">Mer</a>', `<a href="${page}#section2">Mer</a>`],
  ['<a href="https://nhi.no/">NHI</a>', '<a href="https://nhi.no/">NHI</a>'],
  ['<img src="/bilder/a.svg" alt="" width="1">', '<img src="https://pusterom.example/bilder/a.svg" alt="">'],
  ['<div id="x"><section><h2>Hva</h2></section></div>', '<h2>Hva</h2>'],
  ['<nav><a href="#a">A</a></nav><p>Tekst</p>', '<p>Tekst</p>'],
  ['1 &lt; 2', '1 &lt; 2'],
])('%s', (html, expected) => {
  expect(feedContent(html, page)).toBe(expected);
});
