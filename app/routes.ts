import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every address of the site, in menu order. Norwegian addresses stand here and, as links, in `paths.ts`;
 * React Router ranks a fixed path over a `:slug`, whatever the order.
 */
export default [
  index('pages/home.tsx'),

  route('yoga', 'pages/yoga.tsx'),
  route('yoga/klasser', 'pages/yoga-classes.tsx'),
  route('yoga/typer', 'pages/yoga-types.tsx'),
  route('yoga/typer/:slug', 'pages/yoga-type.tsx'),
  route('yoga/nybegynnere', 'pages/beginner-yoga.tsx'),
  route('yoga/stillinger', 'pages/poses.tsx'),
  route('yoga/stillinger/:slug', 'pages/pose.tsx'),
  route('yoga/hjemme', 'pages/home-yoga.tsx'),
  route('yoga/hjemme/morgen', 'pages/morning-yoga.tsx'),
  route('yoga/morgen', 'pages/morning-yoga.tsx', { id: 'morning-yoga-alias' }),
  route('yoga/:slug', 'pages/yoga-class.tsx'),

  route('meditasjon', 'pages/meditations.tsx'),
  route('meditasjon/typer', 'pages/meditation-types.tsx'),
  route('meditasjon/nybegynnere', 'pages/beginner-meditation.tsx'),
  route('meditasjon/guidet-meditasjon', 'pages/guided-meditation.tsx'),
  route('meditasjon/sovn', 'pages/sleep-meditation.tsx'),
  route('meditasjon/stress', 'pages/stress-meditation.tsx'),
  route('meditasjon/:slug', 'pages/meditation.tsx'),

  route('okt/egen', 'pages/own-session.tsx'),
  route('okt/:id', 'pages/session.tsx'),

  route('artikler', 'pages/articles.tsx'),
  route('artikler/feed.xml', 'pages/feed.tsx'),
  route('artikler/:id/:slug?', 'pages/article.tsx'),

  route('yogastudioer', 'pages/studios.tsx'),
  route('yogastudioer/studio/:slug', 'pages/studio.tsx'),
  route('yogastudioer/:location', 'pages/studio-location.tsx'),

  route('om-oss', 'pages/about.tsx'),
  route('kontakt', 'pages/contact.tsx'),
  route('kontakt/melding', 'pages/contact-message.ts'),
  route('sok', 'pages/search.tsx'),
  route('sok/forslag', 'pages/search-suggestions.ts'),
  route('personvern', 'pages/privacy.tsx'),
  route('vilkar', 'pages/terms.tsx'),
  route('vilkaar', 'pages/terms.tsx', { id: 'terms-alias' }),
  route('tilgjengelighet', 'pages/accessibility.tsx'),
  route('uten-nett', 'pages/offline.tsx'),
  route('404', 'pages/not-found.tsx', { id: 'not-found' }),

  route('landskap/:file', 'pages/landscape.tsx'),
  route('figurer/:file', 'pages/figure.tsx'),
  route('bilder/kart.svg', 'pages/map-land.tsx'),
  route('bilder/:name', 'pages/picture.tsx'),
  route('bilder/deling/*', 'pages/preview.ts'),
  route('bilder/studio/:file', 'pages/studio-picture.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  // Opened by `scripts/dev.ts`; no build has it.
  ...(process.env.WORKSHOP === 'open' ? [route('verksted', 'workshop/workshop-page.tsx')] : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
