import article from '../shared/article.json';
import { Markup, Page } from './page.jsx';

export function Component() {
  return (
    <Page>
      <title>{article.title}</title>
      <Markup html={article.html} />
    </Page>
  );
}
