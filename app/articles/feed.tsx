import { renderToStaticMarkup } from 'react-dom/server';
import { articleKind, articles, articleTopic } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/index.ts';
import { absolute } from '#app/site/index.ts';
import { escapeXml } from '#app/text/index.ts';
import type { Article } from '#content';
import type { Route } from './+types/feed';
import { ArticleBody } from './article-body.tsx';
import { feedContent } from './feed-content.ts';
import { published } from './published.ts';

/** The articles in full as an Atom feed (RFC 4287), the last changed first. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const latest = articles.toSorted((a, b) => b.updated.localeCompare(a.updated) || b.id - a.id);
  const self = escapeXml(absolute(paths.feed, site.url));
  const name = escapeXml(site.name);
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nb">
<id>${self}</id>
<title>Artikler fra ${name}</title>
<updated>${moment(latest[0]?.updated ?? published.date)}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${escapeXml(absolute(paths.articles, site.url))}"/>
<icon>${escapeXml(absolute('/icon-192.png', site.url))}</icon>
<author><name>${name}</name></author>
${latest.map((article) => entryOf(article, site.url)).join('\n')}
</feed>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}

function entryOf(article: Article, siteUrl: string): string {
  const path = paths.article(article);
  const url = absolute(path, siteUrl);
  // Feed readers show no SVG: the drawing comes as the picture of a shared link.
  const picture = `<p><img src="${paths.preview(path)}" alt=""></p>`;
  const body = renderToStaticMarkup(
    <ArticleBody article={article} topic={articleTopic(article)} kind={articleKind(article)} />,
  );
  return `<entry>
<id>${escapeXml(absolute(paths.articleById(article.id), siteUrl))}</id>
<title>${escapeXml(article.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
<published>${moment(published.date)}</published>
<updated>${moment(article.updated)}</updated>
<category term="${escapeXml(article.topic)}" label="${escapeXml(article.category)}"/>
<summary>${escapeXml(article.description)}</summary>
<content type="html">${escapeXml(feedContent(`${picture}${body}`, url))}</content>
</entry>`;
}

/** A day as a moment of it that is the same day everywhere in Europe. */
function moment(day: string): string {
  return `${day}T12:00:00Z`;
}
