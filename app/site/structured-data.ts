import type { FAQPageLeaf, OrganizationLeaf, SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import { paths } from '#app/paths.ts';
import type { PageText } from '#content';
import { absolute } from './meta.ts';
import { profilesOf, type SiteSettings } from './settings.ts';

// schema.org items, typed by its vocabulary. Nothing stands in them that the page does not show.

/** What structured data says of the site itself. */
export type DescribedSite = Pick<SiteSettings, 'name' | 'url' | 'social'>;

/** The site with its search, and who stands behind it. */
export function siteData(site: DescribedSite): readonly [WebSiteLeaf, OrganizationLeaf] {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.search, site.url)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': 'WebSite',
      name: site.name,
      url: absolute(paths.home, site.url),
      inLanguage: 'nb',
      potentialAction: search,
    },
    { ...organization(site), sameAs: profilesOf(site.social).map(({ url }) => url) },
  ];
}

/** `FAQPage` of the questions that the sections show; empty where they show none. */
export function faqData(sections: PageText['sections']): readonly FAQPageLeaf[] {
  const questions = sections.filter((section) => section.layout === 'faq').flatMap((section) => section.items);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map((question) => ({
        '@type': 'Question',
        name: question.title,
        acceptedAnswer: { '@type': 'Answer', text: question.text },
      })),
    },
  ];
}

/** Who stands behind the site and its articles. */
export function organization(site: DescribedSite) {
  return {
    '@type': 'Organization',
    name: site.name,
    url: absolute(paths.home, site.url),
    logo: absolute('/icon-512.png', site.url),
  } as const satisfies OrganizationLeaf;
}
