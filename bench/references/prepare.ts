import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStudioStore } from '#app/.server/studio-store/open.ts';
import { rankedByRating } from '#app/studios/ranking.ts';
import { takeSnapshot } from '#app/studios/snapshot.ts';
import type { Studio } from '#app/studios/studio.ts';

/** The pages that every reference makes anew. */
export const referencePaths = { article: '/artikler/1', city: '/yogastudioer/oslo' };
/** The same on the site: it keeps a page under its own address alone. */
export const sitePaths = { ...referencePaths, article: '/artikler/1/slik-begynner-du-a-meditere' };
/** Long enough to be spelled in more ways than a load asks for. */
export const studioPath = '/yogastudioer/studio/yogasalen-nordavind';

/** What the backend of the references holds: fit to show, so that they need not read what the site's rules read. */
export type ReferenceStudio = ReturnType<typeof asRow>;

/**
 * Writes what the references have in common with the site into each of their folders: texts as HTML, names of classes,
 * the style sheet, fonts and pictures, all out of the running site, so that nothing is said twice.
 */
export async function prepare(origin: string, folders: readonly string[]): Promise<void> {
  const [article, city, studio] = await Promise.all([
    text(origin + referencePaths.article),
    text(origin + referencePaths.city),
    text(origin + studioPath),
  ]);
  const styleSheet = found(article, /<link rel="stylesheet" href="([^"]+)"/u);
  const fonts = [...article.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/gu)].map(([, path = '']) => path);
  const pictures = [article, city, studio].flatMap((html) =>
    [...html.matchAll(/(?:src|href)="(\/(?:bilder|landskap|figurer)\/[^"#]+)/gu)].map(([, path = '']) => path),
  );
  const shared = {
    'chrome.json': {
      fonts,
      ...siteHead(article),
      header: element(article, 'header'),
      footer: element(article, 'footer id="bunn"'),
    },
    'article.json': { ...head(article), html: element(article, 'main').html },
    'city.json': {
      ...head(city),
      ...cityParts(city),
      tone: found(element(city, 'header').opening, /data-tone="(\w+)"/u),
    },
    'classes.json': classNames(city, studio),
  };
  const styles = await text(origin + styleSheet);
  const allFonts = [...styles.matchAll(/url\(([^)]+\.woff2)\)/gu)].map(([, path = '']) => path);
  const icons = siteHead(article).links.flatMap(({ rel, href = '' }) =>
    rel === 'alternate' || href === iconFile ? [] : [href],
  );
  const files = [...new Set([...allFonts, ...pictures, ...icons])];
  const bodies = await Promise.all(
    files.map(async (path) => Buffer.from(await (await got(origin + path)).arrayBuffer())),
  );
  for (const folder of folders) {
    for (const part of ['shared', 'public']) rmSync(join(folder, part), { recursive: true, force: true });
    for (const [name, content] of Object.entries(shared)) write(join(folder, 'shared', name), JSON.stringify(content));
    write(join(folder, 'shared/site.css'), styles);
    write(join(folder, 'public', iconFile), readFileSync('app/art/icons/favicon.svg'));
    for (const [index, path] of files.entries()) write(join(folder, 'public', path), bodies[index] ?? '');
  }
}

/** The studios of a data folder, the best rated first. */
export async function referenceStudios(dataDir: string): Promise<ReferenceStudio[]> {
  const store = await openStudioStore({ kind: 'embedded', dataDir });
  const snapshot = takeSnapshot(await store.allStudios(), new Date());
  await store.close();
  return rankedByRating([...snapshot.bySlug.values()]).map(asRow);
}

function asRow(studio: Studio) {
  const { slug, name, city, address, description, styles, keywords, mainCategory, rating, reviews } = studio;
  const { phone, website, mapsLink, image, openingHours: hours } = studio;
  return {
    ...{
      slug,
      name,
      city,
      location: city.toLocaleLowerCase('nb'),
      address,
      description,
      styles,
      keywords,
      category: mainCategory,
      rating,
      reviews,
    },
    ...{ phone, website, mapsLink, image },
    hours:
      hours.kind === 'weekly'
        ? hours.days.map(({ day, text }) => ({ day, text }))
        : 'text' in hours
          ? hours.text
          : null,
  };
}

/** The city's page up to its studios, and after them. */
function cityParts(html: string) {
  const main = element(html, 'main').html;
  const section = main.indexOf('<section');
  const content = main.indexOf('<aside', section);
  const grid = main.indexOf('<ul role="list" class="grid_');
  const end = main.indexOf('</div></div></section>', grid);
  return {
    hero: main.slice(0, section),
    beforeStudios: main.slice(content, grid),
    afterSection: main.slice(end + '</div></div></section>'.length),
  };
}

/** A class is called as in its file, and two letters for the file. */
function classNames(city: string, studio: string) {
  const named = (html: string, known: string, names: readonly string[]) => {
    const letters = found(html, new RegExp(`[" ]${known}_([a-z]{2})[" ]`, 'u'));
    return Object.fromEntries(names.map((name) => [name, `${name}_${letters}`]));
  };
  return {
    card: named(city, 'grid', ['grid', 'card', 'picture', 'address', 'links']),
    rating: named(city, 'rating', ['rating', 'spoken']),
    section: named(city, 'section', ['section', 'inner', 'content']),
    studio: named(studio, 'opening', ['opening', 'address', 'page', 'side', 'main', 'description', 'tags', 'onward']),
    button: named(studio, 'button', ['button', 'strong', 'quiet']),
    facts: named(element(studio, 'dl').opening, 'list', ['list']),
  };
}

/** What search engines and shared links read of a page. */
function head(html: string) {
  return {
    title: found(html, /<title>([^<]+)/u),
    description: found(html, /<meta name="description" content="([^"]+)/u),
    canonical: found(html, /<link rel="canonical" href="([^"]+)/u),
    openGraph: Object.fromEntries(
      tags(html, 'meta').flatMap(({ property, content }) => (property ? [[property, content]] : [])),
    ),
    twitter: Object.fromEntries(
      tags(html, 'meta').flatMap(({ name, content }) => (name?.startsWith('twitter:') ? [[name, content]] : [])),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gu)].map(([, json]) => json),
  };
}

/** In the site's own documents the drawing of the icon stands itself; the references link to a file, as their templates do. */
const iconFile = '/favicon.svg';

/** What stands in the head of every page: colours of the browser's frame, icons, manifest, feed. */
function siteHead(html: string) {
  const common = /^(?:icon|apple-touch-icon|manifest|alternate)$/u;
  return {
    themeColors: tags(html, 'meta').flatMap(({ name, content = '', media = '' }) =>
      name === 'theme-color' ? [{ content, media }] : [],
    ),
    links: tags(html, 'link')
      .filter(({ rel = '' }) => common.test(rel))
      .map((link) => (link.href?.startsWith('data:') ? { ...link, href: iconFile } : link)),
  };
}

/** The attributes of every element of a name. */
function tags(html: string, name: string): Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'gu'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

/** The first element that begins so and holds none of its own name: its classes, and what is in it. */
function element(html: string, beginning: string) {
  const start = html.indexOf(`<${beginning}`);
  const inside = html.indexOf('>', start) + 1;
  const end = html.indexOf(`</${beginning.split(' ')[0]}>`, inside);
  if (start < 0 || end < 0) throw new Error(`the site has no <${beginning}`);
  const opening = html.slice(start, inside);
  const className = /class="([^"]+)"/u.exec(opening)?.[1] ?? '';
  return { opening, className, html: html.slice(inside, end).replaceAll('<!-- -->', '') };
}

function found(html: string, pattern: RegExp): string {
  const match = pattern.exec(html)?.[1];
  if (!match) throw new Error(`the site has nothing like ${pattern}`);
  return match;
}

async function text(url: string): Promise<string> {
  return (await got(url)).text();
}

async function got(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
