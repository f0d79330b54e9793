import '../shared/site.css';

import { chrome } from '../parts/shared.js';

export default function Layout({ children }) {
  return (
    <html lang="nb">
      <head>
        {chrome.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
