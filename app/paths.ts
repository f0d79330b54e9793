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
  exercises: href('/yoga/ovelser'),
  exercise: (id: string) => href('/yoga/ovelser/:id', { id }),
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

  breathingExercises: href('/pust'),
  breathingExercise: (id: string) => href('/pust/:id', { id }),

  /** A breath of one's own: seconds of each phase and minutes, by the parameters of `patternQuery`. */
  ownBreath: href('/pust/egen'),

  /** The sound track of such a breath, by the parameters of `patternParameters`. */
  ownBreathSound: (pattern: URLSearchParams) => `${href('/pust/egen/lyd.mp3')}?${pattern}`,

  /** For who lies awake. */
  night: href('/natt'),
  timer: href('/tidtaker'),

  sessions: href('/okt'),
  /** All sessions that have recordings, for programs that play podcasts. */
  podcast: href('/okt/podkast.xml'),
  /** A session that runs in the browser; with `minutes` at about that length, else in full. */
  session: (id: string, minutes?: number) =>
    withQuery(href('/okt/:id', { id }), { lengde: minutes === undefined ? '' : String(minutes) }),

  /** The session as one sound file, which can be read from any byte. */
  sessionSound: (id: string, minutes?: number) =>
    withQuery(href('/okt/:id/lyd.mp3', { id }), { lengde: minutes === undefined ? '' : String(minutes) }),

  /** A session of one's own: its poses in order, each as `tadasana-60`; `details` are name, target and notes. */
  ownSession: (choices: readonly string[] = [], details: readonly (readonly [string, string])[] = []) =>
    choices.length === 0 ? href('/okt/egen') : `${href('/okt/egen')}?${sequenceQuery(choices, details)}`,

  /** A code that a telephone reads the address of such a session from. */
  ownSessionCode: (choices: readonly string[], details: readonly (readonly [string, string])[]) =>
    `${href('/okt/egen/qr')}?${sequenceQuery(choices, details)}`,

  /** Such a session as one sound file. */
  ownSessionSound: (choices: readonly string[]) =>
    `${href('/okt/egen/lyd.mp3')}?${new URLSearchParams(choices.map((choice) => ['stilling', choice]))}`,

  /** The session that is put together for a wish, by the parameters of `wishParameters`; without them the form. */
  composer: (wish?: URLSearchParams) => (wish ? `${href('/okt/lag')}?${wish}` : href('/okt/lag')),

  /** Such a session as one sound file. */
  composerSound: (wish: URLSearchParams) => `${href('/okt/lag/lyd.mp3')}?${wish}`,

  /** What a script builds such a session from when a pose is added: `SequenceWords`. */
  sequenceWords: href('/okt/egen/ord.json'),

  /** What the visitor's own device remembers. */
  practice: href('/min-praksis'),

  programmes: href('/programmer'),
  programme: (slug: string) => href('/programmer/:slug', { slug }),
  /** Days are counted from 1. */
  programmeDay: (slug: string, day: number) => href('/programmer/:slug/:day', { slug, day: String(day) }),

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
  /** Where a studio is proposed; with `studio`, where its owner puts it right. */
  studioProposal: href('/yogastudioer/forslag'),
  /** What a script puts in order by distance: a list of `NearbyStudio` in JSON. */
  studioMatches: href('/yogastudioer/treff.json'),
  /** What the search box of studios may lead to: a list of `HitLink` in JSON. */
  studioSuggestions: href('/yogastudioer/sok.json'),
  /** All places of the overview: a list of `CityCount` in JSON. */
  studioPlaces: href('/yogastudioer/steder.json'),
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
  /** A drawn house: see `app/drawings/landscape/house-picture-id.ts`. */
  housePicture: (id: string) => href('/bilder/hus/:file', { file: `${id}.svg` }),
  picture: (id: string) => href('/bilder/:name', { name: `${id}.svg` }),
  landscape: (scene: string) => href('/landskap/:file', { file: `${scene}.svg` }),
  /** The shore of one country or more on a sheet of the map of cities. */
  mapLand: (sheet: string, country: string) => `${href('/bilder/kart.svg')}#${sheet}-${country}`,
  /** The picture that a shared link to `path` shows. */
  preview: (path: string) => `/bilder/deling${path === '/' ? '/forside' : path}.png`,
  sitemap: href('/sitemap.xml'),
  security: href('/.well-known/security.txt'),
  manifest: href('/manifest.webmanifest'),
} as const;

function sequenceQuery(choices: readonly string[], details: readonly (readonly [string, string])[]): URLSearchParams {
  return new URLSearchParams([
    ...choices.map((choice) => ['stilling', choice]),
    ...details.map(([name, value]) => [name, value]),
  ]);
}

/** `path?name=value…` with the empty values left out; the order of the parameters is kept. */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}
