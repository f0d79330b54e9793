import './ui/styles/site.css';

import type { ReactNode } from 'react';
import { Links, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { colour } from '#app/drawings/index.ts';
import { HeadScripts, Island, IslandScript } from '#app/islands/index.ts';
import { siteContext } from '#app/site/.server/index.ts';
import {
  ErrorPage,
  footerId,
  menuSection,
  PageHead,
  pageOf,
  SettingsForm,
  SiteFooter,
  SiteHeader,
} from '#app/site/index.ts';
import { siteDefaults } from '#app/site/settings.ts';
import type { Route } from './+types/root';
import favicon from './ui/icons/favicon.svg?inline';
import figtree from './ui/styles/fonts/figtree.woff2?url';
import fraunces from './ui/styles/fonts/fraunces.woff2?url';

/** In development alone: the built site's server fills the context of each request itself (`.server/start.ts`). */
export const middleware: Route.MiddlewareFunction[] = import.meta.env.DEV
  ? [async ({ context }) => (await import('./start/.server/development.ts')).provideInDevelopment(context)]
  : [];

/** What header, footer and metadata of every page need. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, now } = context.get(siteContext);
  const { name, url, email, social } = site;
  return { site: { name, url, email, social }, year: now().getFullYear() };
}

export const links: Route.LinksFunction = () => [
  ...[fraunces, figtree].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/atom+xml', href: '/artikler/feed.xml', title: 'Artikler' },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const page = pageOf(matches.at(-1)?.loaderData);
  return (
    <html lang="nb" data-night={page?.isNight || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColours isNight={page?.isNight ?? false} />
        {/* Painted when it is read to its end, which is within the first round trip: nothing grows under the eyes. */}
        <link rel="expect" href={`#${footerId}`} blocking="render" />
        <HeadScripts />
        <PageHead page={page} site={root?.site} />
        <Links />
      </head>
      <body>
        <SiteHeader
          siteName={root?.site.name ?? siteDefaults.name}
          currentPath={page?.path}
          section={page && menuSection(page.trail)}
          tone={page?.opening?.tone}
        />
        <main id="innhold" tabIndex={-1}>
          {children}
        </main>
        {root && <SiteFooter site={root.site} year={root.year} settings={<Island of={SettingsForm} props={{}} />} />}
        <IslandScript />
        <ReloadOnChange />
      </body>
    </html>
  );
}

/** What the browser paints around the page: by the theme, which `data-scheme` lets `showTheme` change, or dark at night. */
function ThemeColours({ isNight }: { isNight: boolean }) {
  if (isNight) return <meta name="theme-color" content={colour('paper', 'dark')} />;
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={colour('paper', scheme)}
      media={`(prefers-color-scheme:${scheme})`}
      data-scheme={scheme}
    />
  ));
}

/** In development alone; see `scripts/reload-pages.ts`. */
function ReloadOnChange() {
  return import.meta.env.DEV && <script type="module" src="/@reload-pages" />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
