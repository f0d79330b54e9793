import { href } from 'react-router';
import { citySlug } from './studios/rules/city.ts';

/** The only place that builds a link within the site; `href` checks each pattern against `routes.ts`. */
export const paths = {
  home: href('/'),

  yoga: href('/yoga'),
  yogaClasses: href('/yoga/klasser'),
  yogaClass: (slug: string) => href('/yoga/:slug', { slug }),
  yogaTypes: href('/yoga/typer'),
  yogaType: (slug: string) => href('/yoga/typer/:slug', { slug }),
  beginnerYoga: href('/yoga/nybegynnere'),
  poses: href('/yoga/stillinger'),
  pose: (id: string) => href('/yoga/stillinger/:slug', { slug: id }),
  homeYoga: href('/yoga/hjemme'),
  morningYoga: href('/yoga/hjemme/morgen'),
  /** The same screen under its short address. */
  morningYogaShort: href('/yoga/morgen'),

  meditations: href('/meditasjon'),
  meditation: (slug: string) => href('/meditasjon/:slug', { slug }),
  meditationTypes: href('/meditasjon/typer'),
  beginnerMeditation: href('/meditasjon/nybegynnere'),
  guidedMeditation: href('/meditasjon/guidet-meditasjon'),
  sleepMeditation: href('/meditasjon/sovn'),
  stressMeditation: href('/meditasjon/stress'),

  /** A session that runs in the browser. */
  session: (id: string) => href('/okt/:id', { id }),

  /** A session of one's own: its poses in order, each as `tadasana-60`. */
  ownSession: (choices: readonly string[] = []) =>
    choices.length === 0
      ? href('/okt/egen')
      : `${href('/okt/egen')}?${new URLSearchParams(choices.map((choice) => ['stilling', choice]))}`,

  articles: href('/artikler'),
  articlesByTopic: (topic: string) => withQuery(href('/artikler'), { topic }),
  articlesByType: (type: string) => withQuery(href('/artikler'), { type }),
  article: (article: { id: number; slug: string }) =>
    href('/artikler/:id/:slug?', { id: String(article.id), slug: article.slug }),
  /** Leads to the article for good, also when its title changes. */
  articleById: (id: number) => href('/artikler/:id/:slug?', { id: String(id) }),
  feed: href('/artikler/feed.xml'),

  studios: href('/yogastudioer'),
  /** `city` in any spelling of its name; the address has its key, percent-encoded. */
  studioLocation: (city: string) => href('/yogastudioer/:location', { location: citySlug(city) }),
  studio: (slug: string) => href('/yogastudioer/studio/:slug', { slug }),

  about: href('/om-oss'),
  contact: href('/kontakt'),
  /** Where a script sends the form, and is answered in JSON. */
  contactMessage: href('/kontakt/melding'),
  search: href('/sok'),
  /** What a script asks while a visitor types, with `q`; answered in JSON. */
  searchSuggestions: href('/sok/forslag'),
  privacy: href('/personvern'),
  terms: href('/vilkar'),
  accessibility: href('/tilgjengelighet'),
  offline: href('/uten-nett'),
  notFound: href('/404'),

  figure: (id: string, body?: number) =>
    href('/figurer/:file', { file: body === undefined ? `${id}.svg` : `${id}.${body}.svg` }),
  /** What a script draws all figures from: a `FigureLibrary`. */
  figureLibrary: href('/figurer/alle.json'),
  picture: (id: string) => href('/bilder/:name', { name: `${id}.svg` }),
  landscape: (scene: string) => href('/landskap/:file', { file: `${scene}.svg` }),
  /** The shore of one country or more on a sheet of the map of cities. */
  mapLand: (sheet: string, country: string) => `${href('/bilder/kart.svg')}#${sheet}-${country}`,
  /** The picture that a shared link to `path` shows. */
  preview: (path: string) => `/bilder/deling${path === '/' ? '/forside' : path}.png`,
  sitemap: href('/sitemap.xml'),
  manifest: href('/manifest.webmanifest'),
} as const;

/** `path?name=value…` with the empty values left out; the order of the parameters is kept. */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}
