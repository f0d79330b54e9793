/** An answer to a page over https, as a scanner sees it. */
export interface Scanned {
  readonly headers: Headers;
  readonly html: string;
}

const minForBonus = 90;
const sixMonthsSeconds = 15_768_000;
const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/u;
const inline = /^(?:'unsafe-inline'|data:)$/u;

/**
 * The score that Mozilla's HTTP Observatory gives, by its published rules, for a host that sends http to https itself:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Penalties are taken from 100; bonuses count
 * where 90 are left.
 */
export function observatoryScore(scanned: Scanned): number {
  const modifiers = tests.map((test) => test(scanned));
  const sum = (counted: readonly number[]) => counted.reduce((total, modifier) => total + modifier, 0);
  const score = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return score < minForBonus ? Math.max(0, score) : score + sum(modifiers.filter((modifier) => modifier > 0));
}

const tests: readonly ((scanned: Scanned) => number)[] = [
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  resourcePolicy,
  referrerPolicy,
  transportSecurity,
  scriptIntegrity,
  ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  frameOptions,
];

function contentSecurityPolicy({ headers }: Scanned): number {
  const policy = policyOf(headers);
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = withoutOverruled(sources('script-src'));
  const styles = withoutOverruled(sources('style-src'));
  const all = [...policy.values()].flat();
  if (scripts.some((source) => broad.test(source) || inline.test(source))) return -20;
  if (sources('object-src').some((source) => broad.test(source))) return -20;
  if (all.some((source) => /^(?:http|ftp):/u.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => broad.test(source) || inline.test(source))) return 0;
  const isClosed = policy.get('default-src')?.join() === "'none'";
  const formTargets = policy.get('form-action') ?? ['*'];
  return isClosed && !formTargets.some((source) => broad.test(source)) ? 10 : 5;
}

/** A hash or a nonce makes browsers pass over 'unsafe-inline'. */
function withoutOverruled(sources: readonly string[]): readonly string[] {
  const isOverruled = sources.some((source) => /^'(?:sha\d+|nonce)-/u.test(source));
  return isOverruled ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/** Any cookie at all counts as the worst: the site sets none. */
function cookies({ headers }: Scanned): number {
  return headers.getSetCookie().length === 0 ? 0 : -40;
}

function crossOriginSharing({ headers }: Scanned): number {
  return headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function resourcePolicy({ headers }: Scanned): number {
  const value = headers.get('cross-origin-resource-policy');
  if (value === 'same-origin' || value === 'same-site') return 10;
  return value === null || value === 'cross-origin' ? 0 : -5;
}

function referrerPolicy({ headers }: Scanned): number {
  const value = headers.get('referrer-policy');
  if (value === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u.test(value) ? 5 : -5;
}

function transportSecurity({ headers }: Scanned): number {
  const seconds = /max-age=(\d+)/u.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) < sixMonthsSeconds ? -10 : 0;
}

/** Scripts of our own origin need no hash; one from elsewhere counts as one without. */
function scriptIntegrity({ html }: Scanned): number {
  const addresses = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/gu)].map(([, address = '']) => address);
  if (addresses.some((address) => /^(?:http:)?\/\//u.test(address))) return -50;
  return addresses.some((address) => address.startsWith('https:')) ? -5 : 0;
}

function frameOptions({ headers }: Scanned): number {
  const ancestors = policyOf(headers).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.test(source))) return 5;
  return /^(?:deny|sameorigin)$/iu.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function policyOf(headers: Headers): Map<string, readonly string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((text) => text.trim());
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name = '', ...values] = directive.split(/\s+/u);
      return [name, values];
    }),
  );
}
