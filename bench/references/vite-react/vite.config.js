import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import chrome from './shared/chrome.json' with { type: 'json' };

export default defineConfig({ plugins: [react(), siteHead()] });

/** What stands in the head of every page is in the document; the rest comes with the page's script. */
function siteHead() {
  const preloads = chrome.fonts.map((href) => ({
    ...{ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
  }));
  const tags = [
    ...chrome.themeColors.map((attrs) => ({ tag: 'meta', attrs: { name: 'theme-color', ...attrs } })),
    ...[...preloads, ...chrome.links].map((attrs) => ({ tag: 'link', attrs })),
  ];
  return { name: 'site-head', transformIndexHtml: () => tags };
}
