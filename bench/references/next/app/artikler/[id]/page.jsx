import { metadataOf, StructuredData } from '../../../parts/head.jsx';
import { Markup, Page } from '../../../parts/page.jsx';
import { article } from '../../../parts/shared.js';

/** Made when the project is built. */
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ id: '1' }];
}

export const metadata = metadataOf(article);

export default function ArticlePage() {
  return (
    <Page>
      <StructuredData data={article.data} />
      <Markup html={article.html} />
    </Page>
  );
}
