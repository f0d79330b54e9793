import { describe, expect, test } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const scriptMark = 'secret';
const imageOrigin = 'https://pictures.example';
const overHttps = createSecurityHeaders({
  siteUrl: 'https://pusterom.example',
  imageOrigins: [imageOrigin],
  scriptMark,
});
const overHttp = createSecurityHeaders({ siteUrl: 'http://localhost:3000', imageOrigins: [imageOrigin], scriptMark });

function directives(headers: Record<string, string>): Map<string, string[]> {
  const policy = headers['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the content security policy', () => {
  test('begins with nothing allowed and never allows inline or evaluated code', () => {
    const policy = overHttps('text/html', { markup: '<script>a</script>' })['content-security-policy'] ?? '';
    expect(policy.startsWith("default-src 'none'; ")).toBe(true);
    expect(policy).not.toContain('unsafe');
  });

  test('allows the inline scripts of the page, and of that page only', () => {
    const ours = `<script nonce="${scriptMark}">a</script>`;
    expect(directives(overHttps('text/html', { markup: `${ours}<script>b</script>` })).get('script-src')).toHaveLength(
      2,
    );
    expect(directives(overHttps('text/html', { markup: '<script>b</script>' })).get('script-src')).toEqual(["'self'"]);
    expect(directives(overHttps('text/html')).get('script-src')).toEqual(["'self'"]);
  });

  test('allows the inline style sheets of the page that are ours', () => {
    const markup = `<style nonce="${scriptMark}">a{}</style><style>b{}</style>`;
    expect(directives(overHttps('text/html', { markup })).get('style-src')).toHaveLength(2);
    expect(directives(overHttps('text/html', { markup: '<style>b{}</style>' })).get('style-src')).toEqual(["'self'"]);
  });

  test('allows the style sheet that a drawing carries', () => {
    expect(
      directives(overHttps('image/svg+xml', { markup: '<svg><style>a{}</style></svg>' })).get('style-src'),
    ).toHaveLength(1);
    expect(directives(overHttps('image/svg+xml')).has('style-src')).toBe(false);
  });

  test.each(['base-uri', 'frame-ancestors'])('closes %s, which no default does', (directive) => {
    for (const type of ['text/html', 'image/png', 'text/javascript', '']) {
      expect(directives(overHttps(type)).get(directive), type).toEqual(["'none'"]);
    }
  });

  test('closes plug-ins', () => {
    expect(directives(overHttps('text/html')).get('object-src')).toEqual(["'none'"]);
  });

  test('lets in what stands in frames only where the route may show it, and the page does', () => {
    const frames = ['https://video.example', 'https://map.example'];
    const markup = '"https://video.example/embed/abcdef"';
    const sources = (contents: { markup: string; frames?: readonly string[] }) =>
      directives(overHttps('text/html', contents)).get('frame-src');
    expect(sources({ markup, frames })).toEqual(['https://video.example']);
    expect(sources({ markup: '', frames })).toBeUndefined();
    expect(sources({ markup })).toBeUndefined();
  });

  test('lets a part of a page fetch nothing, and a script, which may be a worker, from the site alone', () => {
    const fetched = [...directives(overHttps('text/css; charset=utf-8')).keys()].filter((name) =>
      name.endsWith('-src'),
    );
    expect(fetched).toEqual(['default-src']);
    expect(directives(overHttps('text/javascript; charset=utf-8')).get('connect-src')).toEqual(["'self'"]);
  });

  test('lets pictures in from the image service only where the page shows one', () => {
    const page = `<img src="${imageOrigin}/photo-1">`;
    expect(directives(overHttps('text/html', { markup: page })).get('img-src')).toContain(imageOrigin);
    expect(directives(overHttps('text/html', { markup: '<p>pictures.example</p>' })).get('img-src')).toEqual([
      "'self'",
      'data:',
    ]);
  });
});

test('https is demanded only where the site has it', () => {
  expect(overHttps('text/html')['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
  expect(directives(overHttps('text/html')).has('upgrade-insecure-requests')).toBe(true);
  expect(overHttp('text/html')).not.toHaveProperty('strict-transport-security');
  expect(directives(overHttp('text/html')).has('upgrade-insecure-requests')).toBe(false);
});

test('camera and microphone are off, what a frame may be handed is not', () => {
  const permissions = overHttps('text/html')['permissions-policy'];
  expect(permissions).toContain('camera=()');
  expect(permissions).toContain('microphone=()');
  expect(permissions).not.toContain('fullscreen');
});

test('what a browser heeds with pages alone goes with whatever is not known to be a part of one', () => {
  const names = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'];
  const sent = (type: string) => names.filter((name) => name in overHttps(type));
  for (const type of ['text/html; charset=utf-8', 'application/xml', 'text/plain', 'application/json', '']) {
    expect(sent(type), type).toEqual(names);
  }
  for (const type of ['text/css; charset=utf-8', 'font/woff2', 'image/svg+xml', 'text/javascript']) {
    expect(sent(type), type).toEqual([]);
  }
});
