import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';

const phone = { width: 390, height: 844 };

/** A test with a page of Firefox, and what went wrong on it without being asked. */
export const test = base.extend<
  { view: Page; errors: string[] },
  { firefox: Browser; preferences: Record<string, number> }
>({
  preferences: [{}, { option: true, scope: 'worker' }],
  firefox: [
    async ({ preferences }, use) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath: installedFirefox(),
        extraPrefsFirefox: {
          'intl.accept_languages': 'nb-NO',
          ...preferences,
          // Its sandbox does not start for root, as whom containers run.
          ...(process.getuid?.() === 0 ? { 'security.sandbox.content.level': 0 } : {}),
        },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  view: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(phone);
    await use(page);
    await context.close();
  },
  errors: async ({ view }, use) => {
    const errors: string[] = [];
    view.on('pageerror', (error) => errors.push(String(error)));
    view.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(errors);
  },
});

/** Presses what has a name, as a visitor does, once it is there to be pressed. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
}

/** Waits until a text can be read on the page. */
export async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText), { message: text }).toContain(text);
}

/** The address without its origin. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
}

function installedFirefox(): string {
  const folders = (process.env.PATH ?? '').split(':');
  const candidates = folders.flatMap((folder) => [`${folder}/firefox-esr`, `${folder}/firefox`]);
  const found = process.env.FIREFOX_PATH ?? candidates.find((path) => existsSync(path));
  if (!found) throw new Error('No Firefox: install it (Debian: firefox-esr), or set FIREFOX_PATH to one');
  return found;
}
