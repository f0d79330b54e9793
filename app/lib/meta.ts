import type { MetaDescriptor } from 'react-router';
import { places } from '#app/navigation.ts';
import type { SiteSettings } from '#app/site.ts';
import type { Page } from './page.ts';

/** What a shared link shows where the page has no picture of its own. */
const sharedPicture = '/bilder/meditasjon-mindfulness.svg';

/** Title, description, canonical link, Open Graph, Twitter card and structured data of a page. */
export function pageMeta(page: Page, site: Pick<SiteSettings, 'name' | 'url'>): MetaDescriptor[] {
  const title = page.ownTitle ? page.title : `${page.title} | ${site.name}`;
  const url = absolute(page.path, site.url);
  const image = absolute((page.image ?? sharedPicture).replace(/\.svg$/u, '.png'), site.url);
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'nb_NO' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    { 'script:ld+json': breadcrumbList(page, site.url) },
    ...(page.structuredData ?? []).map((item) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ];
}

/** An address of this site as an absolute one; addresses elsewhere stay as they are. */
export function absolute(address: string, siteUrl: string): string {
  return new URL(address, siteUrl).href.replace(/\/$/u, address === '/' ? '/' : '');
}

function breadcrumbList(page: Page, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [places.home, ...page.trail].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path, siteUrl),
    })),
  };
}
