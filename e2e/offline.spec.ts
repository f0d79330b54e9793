import { expect, type Page, test } from '@playwright/test';
import { type Network, startNetwork } from './support/network.ts';

let network: Network;

test.beforeEach(async ({ baseURL }) => {
  network = await startNetwork(baseURL ?? '');
});
test.afterEach(() => network.cut().catch(() => {}));

test('a saved class opens and its session plays with the network cut; removed, nothing of it is left', async ({
  page,
}) => {
  await page.goto(`${network.url}/yoga/rygg`, { waitUntil: 'networkidle' });
  expect(await stored(page), 'nothing without being asked').toEqual(nothing);
  await save(page);

  await network.cut();
  await page.goto(`${network.url}/yoga/rygg`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  }
  expect(await page.evaluate(() => document.fonts.load('1rem Fraunces').then((fonts) => fonts.length))).toBe(1);

  await page.getByRole('link', { name: 'Start økten' }).click();
  await page.getByRole('button', { name: 'Start økten' }).click();
  await expect(page.getByText('Gjør deg klar.').first()).toBeVisible();

  await page.goto(`${network.url}/om-oss`);
  await expect(page.getByText('Siden du ville til, er ikke lagret')).toBeVisible();
  await page.goto(`${network.url}/uten-nett`);
  await expect(page.getByText('Siden du ville til, er ikke lagret')).toBeHidden();
  await expect(page.locator('[data-saved-items]').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Fjern Yoga/u }).click();
  await expect(page.getByText('Du har ikke lagret noe på denne enheten.')).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
});

test('from then on visited pages are kept, but no contact page, search or studio', async ({ page }) => {
  await page.goto(`${network.url}/meditasjon/5-minutters-pusteovelse`);
  await save(page);
  const never = ['/kontakt', '/sok?q=rygg', '/yogastudioer', '/yogastudioer/oslo'];
  for (const path of ['/yoga/typer', '/artikler?topic=yoga', ...never]) {
    await page.goto(network.url + path, { waitUntil: 'networkidle' });
  }
  const { addresses } = await stored(page);
  expect(addresses).toContain('/yoga/typer');
  expect(addresses.filter((address) => /^\/(?:kontakt|sok|yogastudioer|bilder\/studio\/)/u.test(address))).toEqual([]);

  await network.cut();
  for (const path of ['/yoga/typer', '/artikler?topic=yoga']) {
    await page.goto(network.url + path);
    await expect(page.getByText('Siden du ville til, er ikke lagret'), path).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  for (const path of never) {
    await page.goto(network.url + path);
    await expect(page.getByText('Siden du ville til, er ikke lagret'), path).toBeVisible();
  }
});

test('a new version takes over on the next visit: old caches go, what is saved stays', async ({ context, page }) => {
  await page.goto(`${network.url}/yoga/nybegynner`);
  await save(page);
  await page.goto(`${network.url}/yoga/typer`);
  const before = await stored(page);
  network.change('/sw.js', (text) => text.replace(/id:`\w+`/u, 'id:`another`'));
  network.change('/yoga/nybegynner', (html) => html.replace('</h1>', ', ny utgave</h1>'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => isWaiting(page), 'the open page keeps its own version').toBe(true);
  await page.close();

  const next = await context.newPage();
  // The browser may take a while to see that the page is gone.
  await expect(async () => {
    await next.goto('about:blank');
    await next.goto(`${network.url}/uten-nett`);
    expect(await isWaiting(next)).toBe(false);
  }).toPass();
  await expect
    .poll(async () => (await stored(next)).caches.filter((name) => before.caches.includes(name)))
    .toEqual(['saved']);
  await expect(next.locator('[data-saved-items]').getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => savedText(next, '/yoga/nybegynner'), 'renewed').toContain('ny utgave');
});

const nothing = { registrations: 0, caches: [], addresses: [] };

/** What service worker and caches hold: paths with their queries, in order. */
function stored(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: names,
      addresses: keys.flat().map(({ url }) => url.slice(location.origin.length)),
    };
  });
}

function savedText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (address) => (await (await caches.open('saved')).match(address))?.text(), path);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lagre for bruk uten nett' }).click();
  await expect(page.getByRole('link', { name: 'Se alt du har lagret' })).toBeVisible();
}

function isShown(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}
