import article from '../shared/article.json';
import { Head } from './head.jsx';
import { Markup, Page } from './page.jsx';

export function Component() {
  return (
    <Page>
      <Head page={article} />
      <Markup html={article.html} />
    </Page>
  );
}
