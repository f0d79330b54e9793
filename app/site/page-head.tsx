import type { JsonLdObject } from 'schema-dts';
import { previewSize } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { absolute, breadcrumbList } from './meta.ts';
import type { Page } from './page.ts';
import type { SiteSettings } from './settings.ts';

interface PageHeadProps {
  /** Undefined where the page could not be made. */
  page: Page | undefined;
  site: Pick<SiteSettings, 'name' | 'url'> | undefined;
}

/** Title, description, canonical link, Open Graph, Twitter card and structured data of a page. */
export function PageHead({ page, site }: PageHeadProps) {
  if (!page || !site) {
    return (
      <>
        <title>Unexpected Application Error!</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { title, description, keywords } = page;
  const url = absolute(page.path, site.url);
  const image = absolute(paths.preview(page.previewOf ?? page.path), site.url);
  return (
    <>
      <title>{page.ownTitle ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {page.noindex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={absolute(page.canonicalPath ?? page.path, site.url)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="nb_NO" />
      <meta property="og:type" content={page.type ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <StructuredData item={breadcrumbList(page, site.url)} />
      {page.structuredData?.map((item) => (
        <StructuredData key={String(item['@type'])} item={item} />
      ))}
    </>
  );
}

function StructuredData({ item }: { item: JsonLdObject }) {
  // Nothing in the data can close the element: every `<` is written as its escape.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, made safe above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
