import { existsSync } from 'node:fs';
import { createReadyAnswer } from './answers.ts';
import { createFastPath } from './fast-path.ts';
import { createAddressReader, createProxyCheck } from './forwarded-address.ts';
import { listen, type RunningServer } from './listen.ts';
import { createPageFacts } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPipeline, type PlainTexts } from './pipeline.ts';
import type { Readiness } from './readiness.ts';
import { createRenderer, type RendererSettings } from './renderer.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { readStaticFiles } from './static-files.ts';
import { warmUp } from './warm-up.ts';

/** A site, as far as the server has to know it. */
export interface Site extends RendererSettings {
  readonly port: number;
  /** Undefined means all interfaces. */
  readonly host: string | undefined;
  /** Whose X-Forwarded-For is believed: IP addresses or CIDR ranges. */
  readonly trustedProxies: readonly string[];
  /** Its files are served by their paths in it. */
  readonly clientFolder: string;
  /** Files of the builds before, for pages that were opened before this one; it need not be there. */
  readonly formerFolder: string;
  /** Origins that pictures may come from, on the pages that show such a picture. */
  readonly imageOrigins: readonly string[];
  /** What scripts and style sheets of the site's own carry as their nonce while a page is rendered. */
  readonly scriptMark: string;
  readonly notFoundPath: string;
  /** Where midnight makes every page a new one; a whole hour in UTC. */
  readonly timeZone: string;
  readonly texts: PlainTexts;
  readonly readiness: () => Readiness;
  readonly now: () => Date;
  /** Calls back when what pages are made of has changed. */
  readonly onChange: (listener: () => void) => void;
  /** Whether the page at a path is made of rows that strangers write: a broken one does not stop the start. */
  readonly isOfStrangers: (path: string) => boolean;
  /** Takes such pages out of the sitemap. */
  readonly hidePages: (paths: readonly string[]) => void;
}

export interface RunningSite extends RunningServer {
  /**
   * What need not keep the first visitor waiting: renders these pages, which stand in no sitemap, and looks at those of
   * the sitemap once more, so that the cache compresses them as far as it goes.
   */
  warmUpFurther(paths: readonly string[]): Promise<void>;
}

/** Where a proxy on the same machine comes from, be it named among the trusted ones or not. */
const thisMachine = ['127.0.0.0/8', '::1'];

/** Serves a site: everything that can fail comes before the first connection is accepted. Rejects with a StartError. */
export async function serve(site: Site): Promise<RunningSite> {
  const { build, siteUrl, readHandle, scriptMark, notFoundPath, trustedProxies, log } = site;
  const securityHeaders = createSecurityHeaders(site);
  const readyAnswer = createReadyAnswer({ securityHeaders, scriptMark });
  const factsOf = createPageFacts(build.routes, readHandle);
  const renderer = createRenderer(site);
  const pages = createPageCache({
    render: async (address, caching) => readyAnswer(await renderer.page(address), caching),
    factsOf,
    notFoundPath,
    timeZone: site.timeZone,
    now: site.now,
  });
  site.onChange(pages.clear);
  const staticFiles = new Map([
    ...(existsSync(site.formerFolder) ? await readStaticFiles(site.formerFolder, securityHeaders) : []),
    ...(await readStaticFiles(site.clientFolder, securityHeaders)),
  ]);
  const { fetch } = createPipeline({
    siteUrl,
    staticFiles,
    pages,
    renderer,
    factsOf,
    securityHeaders,
    readyAnswer,
    notFoundPath,
    texts: site.texts,
    addressOf: createAddressReader(trustedProxies),
    readiness: site.readiness,
    log,
  });
  const { paths, broken } = await warmUp({ pages, isOfStrangers: site.isOfStrangers, log });
  site.hidePages(broken);
  const { close } = await listen({
    fetch,
    fastPath: createFastPath({ staticFiles, pages, log }),
    headers: securityHeaders(''),
    port: site.port,
    host: site.host,
    isProxy: createProxyCheck([...thisMachine, ...trustedProxies]),
  });
  return {
    close,
    async warmUpFurther(further) {
      for (const path of [...further, ...paths]) await pages.get(path, '');
    },
  };
}
