import type { BreadcrumbListLeaf } from 'schema-dts';
import { places } from './navigation.ts';
import type { Page } from './page.ts';

/** An address of this site as an absolute one; addresses elsewhere stay as they are. */
export function absolute(address: string, siteUrl: string): string {
  return new URL(address, siteUrl).href.replace(/\/$/u, address === '/' ? '/' : '');
}

/** `BreadcrumbList`: where the page lies, the front page first. */
export function breadcrumbList(page: Page, siteUrl: string): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [places.home, ...page.trail].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path, siteUrl),
    })),
  };
}
