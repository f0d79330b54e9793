/** What a browser says of itself and of the page that it comes from. */
interface Said {
  readonly referer: string | undefined;
  readonly userAgent: string | undefined;
  readonly host: string | undefined;
}

/** By the word that each puts in its name; what only says that it is one is called `another`. */
const crawlers: readonly (readonly [name: string, word: RegExp])[] = [
  ['Google', /googlebot|google-inspectiontool|googleother|adsbot-google/iu],
  ['Bing', /bingbot|bingpreview/iu],
  ['DuckDuckGo', /duckduckbot|duckassistbot/iu],
  ['Apple', /applebot/iu],
  ['Yandex', /yandex/iu],
  ['Baidu', /baiduspider/iu],
  ['Qwant', /qwantbot|qwantify/iu],
  ['OpenAI', /gptbot|oai-searchbot|chatgpt-user/iu],
  ['Anthropic', /claudebot|claude-searchbot|claude-user/iu],
  ['Perplexity', /perplexity/iu],
  ['Common Crawl', /ccbot/iu],
  ['Meta', /facebookexternalhit|meta-external|facebot/iu],
  ['Amazon', /amazonbot/iu],
  ['ByteDance', /bytespider/iu],
  ['Ahrefs', /ahrefs/iu],
  ['Semrush', /semrush/iu],
  ['Internet Archive', /archive\.org_bot|heritrix/iu],
  ['another', /bot\b|bot\/|crawl|spider|slurp|fetch|scan|preview|monitor|uptime|headless|lighthouse|https?:\/\//iu],
];
/** Every browser says that it is this one; programs that call themselves by their own name do not. */
const browser = /^Mozilla\/5\.0 \(|^Opera\//u;
const hostName = /^https?:\/\/(?:[^/@]*@)?([a-z0-9.-]{1,100})(?::\d+)?(?:[/?#]|$)/iu;

/**
 * What of a visit may stand in the log: the host that it comes from, unless it is the site's own, and the crawler by
 * its name. Of a person's browser, nothing.
 */
export function visitLabels({ referer, userAgent = '', host }: Said): { from?: string; crawler?: string } {
  const crawler = crawlerOf(userAgent);
  const from = hostOf(referer);
  const isOwn = from === undefined || from === hostOf(`http://${host ?? ''}`);
  return { ...(isOwn ? {} : { from }), ...(crawler !== null && { crawler }) };
}

function crawlerOf(userAgent: string): string | null {
  const [name = null] = crawlers.find(([, word]) => word.test(userAgent)) ?? [];
  return name ?? (browser.test(userAgent) ? null : 'another');
}

function hostOf(address: string | undefined): string | undefined {
  const [, name] = hostName.exec(address ?? '') ?? [];
  return name?.toLowerCase().replace(/^www\./u, '');
}
