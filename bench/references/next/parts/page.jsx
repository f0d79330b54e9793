import { chrome } from './shared.js';

/** What stands around every page; over a drawing the header has another tone. */
export function Page({ tone, children }) {
  return (
    <>
      <header
        className={chrome.header.className}
        data-tone={tone}
        dangerouslySetInnerHTML={{ __html: chrome.header.html }}
      />
      <main id="innhold">{children}</main>
      <footer className={chrome.footer.className} dangerouslySetInnerHTML={{ __html: chrome.footer.html }} />
    </>
  );
}

/** HTML of the site, without a box of its own. */
export function Markup({ html }) {
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}
