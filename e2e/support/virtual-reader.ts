import { resolve } from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    virtual: typeof virtual;
    /** What the reader has said, which grows as it goes on. */
    spoken: string[];
    /** How many of these phrases are written down. */
    heard: number;
  }
}

const address = '/virtual-screen-reader.js';
const bundle = resolve('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js');

/**
 * Opens a page as a visitor without a Norwegian voice and without motion, and starts a virtual screen reader at its
 * beginning.
 */
export async function openWithReader(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await startReader(page);
}

/**
 * Starts it in the page that is open. It comes from the site's own address, so that the Content-Security-Policy of the
 * page stays as it is.
 */
export async function startReader(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.route(`**${address}`, (route) => route.fulfill({ path: bundle, contentType: 'text/javascript' }));
  // As text: what compiles the tests would make another import of it.
  await page.evaluate(`import('${address}').then(({ virtual }) => Object.assign(window, { virtual }))`);
  await page.evaluate(async () => {
    // The reader asks for `display` alone: what is folded away says «none» as well.
    const styleOf = window.getComputedStyle.bind(window);
    const hidden = document.createElement('div').style;
    hidden.display = 'none';
    window.getComputedStyle = (element, pseudo) => {
      const style = styleOf(element, pseudo);
      const isFolded = pseudo == null && style.display !== 'contents' && !element.checkVisibility();
      return isFolded ? hidden : style;
    };
    // The server marks today's row of opening hours, which is another one tomorrow.
    for (const today of document.querySelectorAll('[aria-current="date"]')) {
      today.removeAttribute('aria-current');
      today.querySelector('th span')?.remove();
    }
    await window.virtual.start({ container: document.body });
    window.spoken = await window.virtual.spokenPhraseLog();
    window.heard = 0;
  });
}

/** Reads the whole page, from its beginning to its end. */
export async function readWholePage(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    while (window.spoken.at(-1) !== 'end of document') await window.virtual.next();
    return window.spoken;
  });
}

/**
 * As it is kept: without the ends of what has no end in speech, and with what differs from day to day left out.
 * A paragraph is not announced by any reader.
 */
export function asText(phrases: readonly string[]): string {
  const lines = phrases
    .filter((phrase) => !unspoken.test(phrase) && !today.test(phrase))
    .map((phrase) => phrase.replace(/^(Hentet fra oversikten) .*/u, '$1 DATO.').replace(/^© \d{4}/u, '© ÅRET'));
  return `${lines.join('\n')}\n`;
}

const unspoken =
  /^(?:end of )?paragraph$|^end of (?:heading|link|listitem|strong|mark|time|term|definition)\b|^mark$|^polite: $/u;

/** Not every studio has told its hours of every day. */
export const today = /^I dag (?:\d|hele)|^Stengt i dag|har åpent i dag/u;
