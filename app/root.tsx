// First, so that the order of the cascade layers is set before any component's styles arrive.
import '#app/styles/site.css';

import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router';
import { application } from '#app/.server/application.ts';
import { ErrorPage } from '#app/components/error-page.tsx';
import { SiteFooter } from '#app/components/site-footer.tsx';
import { SiteHeader } from '#app/components/site-header.tsx';
import { pageMeta } from '#app/lib/meta.ts';
import { type Page, pageOf } from '#app/lib/page.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { siteDefaults } from '#app/site.ts';
import figtree from '#app/styles/fonts/figtree.woff2?url';
import fraunces from '#app/styles/fonts/fraunces.woff2?url';
import type { Route } from './+types/root';

/** What header, footer and metadata of every page need. */
export async function loader() {
  const { env, now } = await application();
  const { name, url, email, social } = env.site;
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
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/atom+xml', href: '/artikler/feed.xml', title: 'Artikler' },
];

/** Every page describes itself in its loader data; its metadata is made here, once. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = pageOf(matches.at(-1)?.loaderData);
  if (!page || !loaderData) return [{ title: 'Unexpected Application Error!' }, { name: 'robots', content: 'noindex' }];
  return pageMeta(page, loaderData.site);
};

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const page = pageOf(matches.at(-1)?.loaderData);
  return (
    <html lang="nb">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111a21" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteHeader
          siteName={root?.site.name ?? siteDefaults.name}
          currentPath={page?.path}
          section={page?.trail[0]?.path}
          tone={page?.opening?.tone}
        />
        <main id="innhold" tabIndex={-1}>
          {children}
        </main>
        {root && <SiteFooter site={root.site} year={root.year} />}
        {matches.some(isInteractive) && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

function isInteractive(match: { handle: unknown }): boolean {
  const handle: RouteHandle = match.handle ?? {};
  return handle.interactive === true;
}
