import { describe, expect, test } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const imageOrigin = 'https://pictures.example';
const overHttps = createSecurityHeaders({ siteUrl: 'https://pusterom.example', imageOrigins: [imageOrigin] });
const overHttp = createSecurityHeaders({ siteUrl: 'http://localhost:3000', imageOrigins: [imageOrigin] });

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
    const policy = overHttps('<script>a</script>')['content-security-policy'] ?? '';
    expect(policy.startsWith("default-src 'none'; ")).toBe(true);
    expect(policy).not.toContain('unsafe');
  });

  test('allows the inline scripts of the page, and of that page only', () => {
    expect(directives(overHttps('<script>a</script>')).get('script-src')).toHaveLength(2);
    expect(directives(overHttps()).get('script-src')).toEqual(["'self'"]);
  });

  test('allows the style sheet that a drawing carries', () => {
    expect(directives(overHttps('<svg><style>a{}</style></svg>')).get('style-src')).toHaveLength(2);
    expect(directives(overHttps()).get('style-src')).toEqual(["'self'"]);
  });

  test.each(['base-uri', 'object-src', 'frame-ancestors'])('closes %s', (directive) => {
    expect(directives(overHttps()).get(directive)).toEqual(["'none'"]);
  });

  test('lets pictures in from the image service only where the page shows one', () => {
    const page = `<img src="${imageOrigin}/photo-1">`;
    expect(directives(overHttps(page)).get('img-src')).toContain(imageOrigin);
    expect(directives(overHttps('<p>pictures.example</p>')).get('img-src')).toEqual(["'self'", 'data:']);
  });
});

test('https is demanded only where the site has it', () => {
  expect(overHttps()['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
  expect(directives(overHttps()).has('upgrade-insecure-requests')).toBe(true);
  expect(overHttp()).not.toHaveProperty('strict-transport-security');
  expect(directives(overHttp()).has('upgrade-insecure-requests')).toBe(false);
});

test('camera and microphone are off, the video host may fill the screen', () => {
  const permissions = overHttps()['permissions-policy'];
  expect(permissions).toContain('camera=()');
  expect(permissions).toContain('microphone=()');
  expect(permissions).toContain('fullscreen=(self "https://www.youtube-nocookie.com")');
});
