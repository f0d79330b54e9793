import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes, withoutMark } from './inline-code.ts';

const mark = 'secret';
const marked = (html: string) => html.replaceAll(/<script\b/giu, `$& nonce="${mark}"`);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['<script>run()</script>', ['run()']],
  ['<script type="module" async="">import "/a.js"</script>', ['import "/a.js"']],
  ['<SCRIPT TYPE=module>a\n</SCRIPT >', ['a\n']],
  ['<script type="importmap">{}</script>', ['{}']],
  ['<script type="speculationrules">{"prefetch":[]}</script>', ['{"prefetch":[]}']],
  ['<script>a</script><p></p><script>b</script><script>a</script>', ['a', 'b']],
  ['<script></script>', ['']],
])('hashes what a browser runs: %s', (html, texts) => {
  expect(inlineScriptHashes(marked(html), mark)).toEqual(texts.map(hashOf));
});

test('hashes no script but ours', () => {
  const html = '<script>a</script><script nonce="">b</script><script nonce="guess">c</script><p nonce="secret"></p>';
  expect(inlineScriptHashes(html, mark)).toEqual([]);
});

test('takes the mark out of the page', () => {
  expect(withoutMark(marked('<script type="module">a</script><script src="/b.js"></script>'), mark)).toBe(
    '<script type="module">a</script><script src="/b.js"></script>',
  );
});

test.each([
  '<script src="/assets/a.js"></script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<p>&lt;script&gt;run()&lt;/script&gt;</p>',
  '<scripted>run()</scripted>',
  '',
])('hashes nothing else: %s', (html) => {
  expect(inlineScriptHashes(marked(html), mark)).toEqual([]);
});

test('of a page hashes each style sheet of ours once, and no other', () => {
  const ours = (text: string) => `<style nonce="${mark}">${text}</style>`;
  const page = `${ours('a{}')}<style>b{}</style><style nonce="guess">c{}</style>${ours('d{}')}${ours('a{}')}`;
  expect(inlineStyleHashes(page, mark)).toEqual(['a{}', 'd{}'].map(hashOf));
  expect(inlineStyleHashes('<p style="color:red">&lt;style&gt;</p>', mark)).toEqual([]);
});

test('of a drawing hashes each style sheet once', () => {
  const markup = '<svg><style>a{}</style><g/><style media="print">b{}</style><style>a{}</style></svg>';
  expect(inlineStyleHashes(markup, null)).toEqual(['a{}', 'b{}'].map(hashOf));
});
