import { application } from '#app/.server/application.ts';
import { articleKind, articles, articleTopic } from '#app/.server/library.ts';
import { absolute } from '#app/lib/meta.ts';
import { escapeXml } from '#app/lib/xml.ts';
import { paths } from '#app/paths.ts';

/** All articles carry the same date, by the specification. */
const published = '2025-03-22T00:00:00+01:00';

/** The articles as an Atom feed (RFC 4287). */
export async function loader() {
  const { env } = await application();
  const entries = articles.map((article) => {
    const url = escapeXml(absolute(paths.article(article), env.siteUrl));
    const topic = articleTopic(article);
    const text = [articleKind(article).opening, ...topic.what, ...topic.why, ...topic.summary];
    const html = `${article.content}${text.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`).join('')}`;
    return `<entry><id>${url}</id><title>${escapeXml(article.title)}</title><link href="${url}"/><published>${published}</published><updated>${published}</updated><summary>${escapeXml(article.description)}</summary><content type="html">${escapeXml(html)}</content></entry>`;
  });
  const self = escapeXml(absolute(paths.feed, env.siteUrl));
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nb"><id>${self}</id><title>Artikler fra ${escapeXml(env.site.name)}</title><link rel="self" href="${self}"/><link href="${escapeXml(absolute(paths.articles, env.siteUrl))}"/><updated>${published}</updated><author><name>${escapeXml(env.site.name)}</name></author>
${entries.join('\n')}
</feed>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
