import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from './inline-code.ts';

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
  expect(inlineScriptHashes(html)).toEqual(texts.map(hashOf));
});

test.each([
  '<script src="/assets/a.js"></script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<p>&lt;script&gt;run()&lt;/script&gt;</p>',
  '<scripted>run()</scripted>',
  '',
])('hashes nothing else: %s', (html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});

test('hashes each style sheet once', () => {
  const markup = '<svg><style>a{}</style><g/><style media="print">b{}</style><style>a{}</style></svg>';
  expect(inlineStyleHashes(markup)).toEqual(['a{}', 'b{}'].map(hashOf));
  expect(inlineStyleHashes('<p style="color:red">&lt;style&gt;</p>')).toEqual([]);
});
