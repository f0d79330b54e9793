import { inlineScriptHashes, inlineStyleHashes } from './inline-code.ts';

type Settings = {
  /** Origin that the site is known by; https turns on the headers that demand it. */
  readonly siteUrl: string;
  /** Origins that pictures may come from, on the pages that show such a picture. */
  readonly imageOrigins: readonly string[];
  /** What scripts and style sheets of our own carry as their nonce while a page is rendered. */
  readonly scriptMark: string;
};

interface Contents {
  /** A page's or a drawing's text. */
  readonly markup: string;
  /** Origins that the page's route says it may show in frames. */
  readonly frames?: readonly string[];
}

/** The headers that go with an answer of a type, '' where it has none. */
export type SecurityHeaders = (contentType: string, contents?: Contents) => Record<string, string>;

const twoYearsInSeconds = 63_072_000;
/** What a page is made of. A browser heeds fewer headers there than with what can be a page itself. */
const parts = /^(?:text\/(?:css|javascript)|audio\/|font\/|image\/)/u;

/**
 * What no part of the site uses is turned off. What is not named here is, by default, for the site alone and for a
 * frame to which a page hands it on.
 */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'],
  'xr-spatial-tracking',
].map((feature) => `${feature}=()`);

/**
 * The Content-Security-Policy of a page allows exactly the inline scripts and style sheets in it that carry our mark, and that of a
 * drawing, which runs none, exactly its style sheets. A script may be a worker, to which its own policy applies.
 */
export function createSecurityHeaders({ siteUrl, imageOrigins, scriptMark }: Settings): SecurityHeaders {
  const isSecure = siteUrl.startsWith('https:');
  const everywhere = {
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${twoYearsInSeconds}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
  };
  const withPages = {
    ...everywhere,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions.join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };

  return function securityHeaders(contentType, { markup, frames = [] } = { markup: '' }) {
    if (parts.test(contentType)) return { ...everywhere, 'content-security-policy': policyOfPart(contentType, markup) };
    const shown = {
      markup,
      scriptMark,
      isSecure,
      images: imageOrigins.filter((origin) => markup.includes(`src="${origin}/`)),
      frames: frames.filter((origin) => markup.includes(`${origin}/`)),
    };
    return { ...withPages, 'content-security-policy': policyOfPage(shown) };
  };
}

function policyOfPart(contentType: string, markup: string): string {
  const styles = inlineStyleHashes(markup, null);
  return [
    "default-src 'none'",
    ...(contentType.startsWith('text/javascript') ? ["connect-src 'self'"] : []),
    ...(styles.length > 0 ? [['style-src', ...styles].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface Shown extends Required<Contents> {
  readonly scriptMark: string;
  readonly images: readonly string[];
  readonly isSecure: boolean;
}

function policyOfPage({ markup, scriptMark, frames, images, isSecure }: Shown): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(markup, scriptMark)].join(' '),
    ["style-src 'self'", ...inlineStyleHashes(markup, scriptMark)].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
