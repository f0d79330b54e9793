import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import chrome from './shared/chrome.json' with { type: 'json' };

export default defineConfig({ plugins: [react(), preloadFonts()] });

function preloadFonts() {
  const tags = chrome.fonts.map((href) => ({
    tag: 'link',
    attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
  }));
  return { name: 'preload-fonts', transformIndexHtml: () => tags };
}
