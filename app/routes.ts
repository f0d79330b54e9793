import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every address of the site, in menu order. Norwegian addresses stand here and, as links, in `paths.ts`;
 * React Router ranks a fixed path over a `:slug`, whatever the order.
 */
export default [
  index('site/home.tsx'),

  route('yoga', 'yoga/yoga.tsx'),
  route('yoga/klasser', 'yoga/yoga-classes.tsx'),
  route('yoga/typer', 'yoga/yoga-types.tsx'),
  route('yoga/typer/:slug', 'yoga/yoga-type.tsx'),
  route('yoga/nybegynnere', 'yoga/beginner-yoga.tsx'),
  route('yoga/stillinger', 'yoga/poses.tsx'),
  route('yoga/stillinger/:slug', 'yoga/pose.tsx'),
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

  route('okt/egen', 'sessions/own-session.tsx'),
  route('okt/:id', 'sessions/session.tsx'),

  route('artikler', 'articles/articles.tsx'),
  route('artikler/feed.xml', 'articles/feed.tsx'),
  route('artikler/:id/:slug?', 'articles/article.tsx'),

  route('yogastudioer', 'studios/studios.tsx'),
  route('yogastudioer/studio/:slug', 'studios/studio.tsx'),
  route('yogastudioer/:location', 'studios/studio-location.tsx'),

  route('om-oss', 'site/about.tsx'),
  route('kontakt', 'contact/contact.tsx'),
  route('kontakt/melding', 'contact/contact-message.ts'),
  route('sok', 'search/search.tsx'),
  route('sok/forslag', 'search/search-suggestions.ts'),
  route('personvern', 'site/privacy.tsx'),
  route('vilkar', 'site/terms.tsx'),
  route('vilkaar', 'site/terms.tsx', { id: 'terms-alias' }),
  route('tilgjengelighet', 'site/accessibility.tsx'),
  route('uten-nett', 'offline/offline.tsx'),
  route('404', 'site/not-found.tsx', { id: 'not-found' }),

  route('landskap/:file', 'drawings/files/landscape.tsx'),
  route('figurer/alle.json', 'drawings/files/figure-library.ts'),
  route('figurer/:file', 'drawings/files/figure.tsx'),
  route('bilder/kart.svg', 'studios/map/map-land.tsx'),
  route('bilder/:name', 'drawings/files/picture.tsx'),
  route('bilder/deling/*', 'drawings/files/preview.ts'),
  route('bilder/studio/:file', 'studios/studio-picture.ts'),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('robots.txt', 'site/robots.ts'),
  route('manifest.webmanifest', 'site/manifest.ts'),
  // Opened by `scripts/dev.ts`; no build has it.
  ...(process.env.WORKSHOP === 'open' ? [route('verksted', 'drawings/workshop/workshop-page.tsx')] : []),
  route('*', 'site/not-found.tsx'),
] satisfies RouteConfig;
