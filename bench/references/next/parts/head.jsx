import { chrome } from './shared.js';

/** A page's head in the words of Next.js. */
export function metadataOf({ title, description, canonical, openGraph, twitter }) {
  const og = (name) => openGraph[`og:${name}`];
  const feed = chrome.links.find(({ rel }) => rel === 'alternate');
  const image = { url: og('image'), type: og('image:type'), alt: og('image:alt') };
  return {
    title,
    description,
    alternates: { canonical, types: { [feed.type]: [{ url: feed.href, title: feed.title }] } },
    metadataBase: new URL(canonical),
    openGraph: {
      ...{ siteName: og('site_name'), locale: og('locale'), type: og('type'), title: og('title') },
      ...{ description: og('description'), url: og('url') },
      images: [{ ...image, width: og('image:width'), height: og('image:height') }],
    },
    twitter: {
      card: twitter['twitter:card'],
      title: twitter['twitter:title'],
      description: twitter['twitter:description'],
      images: [twitter['twitter:image']],
    },
  };
}

export function StructuredData({ data }) {
  return data.map((json) => (
    <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  ));
}
