import '../shared/site.css';

import { chrome } from '../parts/shared.js';

const linksOf = (rel) => chrome.links.filter((link) => link.rel === rel);
const iconsOf = (rel) => linksOf(rel).map(({ href, type, sizes }) => ({ url: href, type, sizes }));

export const metadata = {
  icons: { icon: iconsOf('icon'), apple: iconsOf('apple-touch-icon') },
  manifest: linksOf('manifest')[0].href,
};

export const viewport = {
  themeColor: chrome.themeColors.map(({ content, media }) => ({ color: content, media })),
};

export default function Layout({ children }) {
  return (
    <html lang="nb">
      <head>
        {chrome.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
