import { inlineScriptHashes, inlineStyleHashes } from './inline-code.ts';

type Settings = {
  /** Origin that the site is known by; https turns on the headers that demand it. */
  readonly siteUrl: string;
  /** Origins that pictures may come from, on the pages that show such a picture. */
  readonly imageOrigins: readonly string[];
};

const twoYearsInSeconds = 63_072_000;
const videoHost = 'https://www.youtube-nocookie.com';

/** What the site uses of the browser; the rest is turned off. */
const permissions = [
  ...['geolocation', 'screen-wake-lock'].map((feature) => `${feature}=(self)`),
  ...['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media'].map(
    (feature) => `${feature}=(self "${videoHost}")`,
  ),
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'],
  'xr-spatial-tracking',
].map((entry) => (entry.includes('=') ? entry : `${entry}=()`));

/**
 * The headers that go with every answer. Given the markup of a page or a drawing, its Content-Security-Policy allows
 * exactly the inline scripts and style sheets in it; without, none.
 */
export function createSecurityHeaders({ siteUrl, imageOrigins }: Settings) {
  const isSecure = siteUrl.startsWith('https:');
  const constant = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions.join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${twoYearsInSeconds}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };

  return function securityHeaders(html = ''): Record<string, string> {
    const images = imageOrigins.filter((origin) => html.includes(`src="${origin}/`));
    return { ...constant, 'content-security-policy': contentSecurityPolicy(html, images, isSecure) };
  };
}

function contentSecurityPolicy(html: string, imageOrigins: readonly string[], isSecure: boolean): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    ["style-src 'self'", ...inlineStyleHashes(html)].join(' '),
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    `frame-src ${videoHost}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
