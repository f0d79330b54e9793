import { paths } from '#app/paths.ts';
import { siteContext, textOf } from '#app/site/.server/index.ts';
import { absolute } from '#app/site/index.ts';
import { escapeXml } from '#app/text/index.ts';
import { type Episode, episodes } from './.server/podcast.ts';
import { recordingsContext } from './.server/track/context.ts';
import type { Route } from './+types/podcast';
import { clock, lengthInWords } from './script/words.ts';

const kinds = { yoga: 'Yoga', meditation: 'Meditasjon', breathing: 'Pust' } as const;

/** The recorded sessions as a podcast: RSS 2.0 with the fields that Apple's directory asks for. 404 as long as there are none. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const listed = episodes(context.get(recordingsContext));
  if (listed.length === 0) throw new Response('Ingen økter er lest inn ennå.', { status: 404 });
  const { heading, metaDescription } = textOf('sessions');
  const title = `${heading} – ${site.name}`;
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(absolute(paths.sessions, site.url))}</link>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absolute(paths.podcast, site.url))}"/>
<description>${escapeXml(metaDescription)}</description>
<language>nb</language>
<itunes:author>${escapeXml(site.name)}</itunes:author>
<itunes:explicit>false</itunes:explicit>
<itunes:type>episodic</itunes:type>
<itunes:category text="Health &amp; Fitness"/>
<itunes:image href="${escapeXml(absolute('/icon-512.png', site.url))}"/>
${listed.map((episode) => itemOf(episode, site.url)).join('\n')}
</channel>
</rss>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

function itemOf({ session: { id, title, kind, seconds, precautions }, bytes }: Episode, siteUrl: string): string {
  const page = escapeXml(absolute(paths.session(id), siteUrl));
  const about = [`${kinds[kind]}, ${lengthInWords(seconds)}.`, ...precautions].join(' ');
  return `<item>
<title>${escapeXml(title)}</title>
<link>${page}</link>
<guid isPermaLink="true">${page}</guid>
<description>${escapeXml(about)}</description>
<enclosure url="${escapeXml(absolute(paths.sessionSound(id), siteUrl))}" length="${bytes}" type="audio/mpeg"/>
<itunes:duration>${clock(seconds)}</itunes:duration>
</item>`;
}
