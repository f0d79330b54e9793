import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every address of the site, in menu order. Norwegian addresses stand here and, as links, in `paths.ts`;
 * React Router ranks a fixed path over a `:slug`, whatever the order.
 */
export default [
  index('about/home.tsx'),

  route('yoga', 'yoga/yoga.tsx'),
  route('yoga/klasser', 'yoga/yoga-classes.tsx'),
  route('yoga/typer', 'yoga/yoga-types.tsx'),
  route('yoga/typer/:slug', 'yoga/yoga-type.tsx'),
  route('yoga/nybegynnere', 'yoga/beginner-yoga.tsx'),
  route('yoga/stillinger', 'yoga/poses.tsx'),
  route('yoga/stillinger/:slug', 'yoga/pose.tsx'),
  route('yoga/ovelser', 'yoga/exercises.tsx'),
  route('yoga/ovelser/:id', 'yoga/exercise.tsx'),
  route('yoga/hjemme', 'yoga/home-yoga.tsx'),
  route('yoga/hjemme/morgen', 'yoga/morning-yoga.tsx'),
  route('yoga/morgen', 'yoga/morning-yoga.tsx', { id: 'morning-yoga-alias' }),
  route('yoga/:slug', 'yoga/yoga-class.tsx'),

  route('meditasjon', 'meditation/meditations.tsx'),
  route('meditasjon/typer', 'meditation/meditation-types.tsx'),
  route('meditasjon/nybegynnere', 'meditation/beginner-meditation.tsx'),
  route('meditasjon/guidet-meditasjon', 'meditation/guided-meditation.tsx'),
  route('meditasjon/sovn', 'meditation/sleep-meditation.tsx'),
  route('meditasjon/stress', 'meditation/stress-meditation.tsx'),
  route('meditasjon/:slug', 'meditation/meditation.tsx'),

  route('okt', 'sessions/session-list.tsx'),
  route('okt/egen', 'sessions/own-session.tsx'),
  route('okt/egen/ord.json', 'sessions/sequence-words.ts'),
  route('okt/egen/qr', 'sessions/own-session-code.ts'),
  route('okt/egen/lyd.mp3', 'sessions/own-session-sound.ts'),
  route('okt/lag', 'sessions/composer.tsx'),
  route('okt/lag/lyd.mp3', 'sessions/composer-sound.ts'),
  route('okt/podkast.xml', 'sessions/podcast.ts'),
  route('okt/:id', 'sessions/session.tsx'),
  route('okt/:id/lyd.mp3', 'sessions/session-sound.ts'),

  route('natt', 'sessions/night.tsx'),
  route('tidtaker', 'sessions/timer.tsx'),

  route('pust', 'sessions/breathing-exercises.tsx'),
  route('pust/egen', 'sessions/own-breath.tsx'),
  route('pust/egen/lyd.mp3', 'sessions/own-breath-sound.ts'),
  route('pust/:id', 'sessions/breathing-exercise.tsx'),

  route('min-praksis', 'practice/practice.tsx'),

  route('programmer', 'programmes/programmes.tsx'),
  route('programmer/:slug', 'programmes/programme.tsx'),
  route('programmer/:slug/:day', 'programmes/programme-day.tsx'),

  route('artikler', 'articles/articles.tsx'),
  route('artikler/feed.xml', 'articles/feed.tsx'),
  route('artikler/:id/:slug?', 'articles/article.tsx'),

  route('yogastudioer', 'studios/studios.tsx'),
  route('yogastudioer/forslag', 'contact/studio-proposal.tsx'),
  route('yogastudioer/treff.json', 'studios/studio-matches.ts'),
  route('yogastudioer/sok.json', 'studios/studio-suggestions.ts'),
  route('yogastudioer/steder.json', 'studios/studio-places.ts'),
  route('yogastudioer/studio/:slug', 'studios/studio.tsx'),
  route('yogastudioer/:location', 'studios/studio-location.tsx'),

  route('om-oss', 'about/about.tsx'),
  route('kontakt', 'contact/contact.tsx'),
  route('kontakt/melding', 'contact/contact-message.ts'),
  route('sok', 'search/search.tsx'),
  route('sok/forslag', 'search/search-suggestions.ts'),
  route('personvern', 'about/privacy.tsx'),
  route('vilkar', 'about/terms.tsx'),
  route('vilkaar', 'about/terms.tsx', { id: 'terms-alias' }),
  route('tilgjengelighet', 'about/accessibility.tsx'),
  route('uten-nett', 'offline/offline.tsx'),
  route('404', 'about/not-found.tsx', { id: 'not-found' }),

  route('landskap/:file', 'drawings/files/landscape.tsx'),
  route('figurer/alle.json', 'drawings/files/figure-library.ts'),
  route('figurer/:file', 'drawings/files/figure.tsx'),
  route('bilder/kart.svg', 'drawings/map/map-land.tsx'),
  route('bilder/hus/:file', 'drawings/files/house-picture.tsx'),
  route('bilder/:name', 'drawings/files/picture.tsx'),
  route('bilder/deling/*', 'about/preview.ts'),
  route('bilder/studio/:file', 'studios/studio-picture.ts'),
  route('sitemap.xml', 'about/sitemap.ts'),
  route('robots.txt', 'about/robots.ts'),
  route('.well-known/security.txt', 'about/security-text.ts'),
  route('manifest.webmanifest', 'about/manifest.ts'),
  // Opened by `scripts/dev.ts`; no build has it.
  ...(process.env.WORKSHOP === 'open' ? [route('verksted', 'drawings/workshop/workshop-page.tsx')] : []),
  route('*', 'about/not-found.tsx'),
] satisfies RouteConfig;
