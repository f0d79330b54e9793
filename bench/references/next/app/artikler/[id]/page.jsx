import { Markup, Page } from '../../../parts/page.jsx';
import { article } from '../../../parts/shared.js';

/** Made when the project is built. */
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ id: '1' }];
}

export const metadata = { title: article.title, description: article.description };

export default function ArticlePage() {
  return (
    <Page>
      <Markup html={article.html} />
    </Page>
  );
}
