import { expect, type Page, test } from '@playwright/test';
import { type Network, startNetwork } from '../support/network.ts';
import { skipTo, trackOf } from '../support/sound-track.ts';

/** A session of one's own. */
const own = '/okt/egen?stilling=tadasana-60&stilling=vrksasana-45';

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
  await expectPictures(page);
  expect(await page.evaluate(() => document.fonts.load('1rem Fraunces').then((fonts) => fonts.length))).toBe(1);

  await page.getByRole('link', { name: 'Start økten' }).click();
  await page.getByRole('button', { name: 'Start økten' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goto(`${network.url}/om-oss`);
  await expect(page.getByText('Siden du ville til, er ikke lagret')).toBeVisible();
  await page.goto(`${network.url}/uten-nett`);
  await expect(page.getByText('Siden du ville til, er ikke lagret')).toBeHidden();
  await expect(page.locator('[data-saved-items]').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Fjern Yoga/u }).click();
  await expect(page.getByText('Du har ikke lagret noe på denne enheten.')).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
});

/** Where the button stands, and where what it saves is opened and started. */
const kinds = [
  { saved: '/okt/rygg', played: '/okt/rygg', start: 'Start økten' },
  { saved: '/yoga/hjemme/morgen', played: '/okt/morgen', start: 'Start økten' },
  { saved: '/okt/4-7-8', played: '/okt/4-7-8', start: 'Start økten' },
  { saved: '/meditasjon/dyp-sovnmeditasjon', played: '/meditasjon/dyp-sovnmeditasjon', start: 'Start meditasjon' },
  { saved: own, played: own, start: 'Start økten' },
] as const;

for (const { saved, played, start } of kinds) {
  test(`saved on ${saved}, it plays with the network cut: page, drawings, player`, async ({ page }) => {
    await page.goto(network.url + saved);
    await save(page);
    await network.cut();
    await page.goto(network.url + saved);
    await expectPictures(page);
    await page.goto(network.url + played);
    await page.getByRole('button', { name: start }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.locator('[data-filling] :is(svg, [data-kind=free])').first()).toBeVisible();
  });
}

test('a saved session sounds with the network cut, from any place in it', async ({ page }) => {
  await page.goto(`${network.url}/okt/firkantpust`);
  await save(page);
  await network.cut();
  await page.goto(`${network.url}/okt/firkantpust`);
  await page.getByRole('button', { name: 'Start økten' }).click();
  const seconds = async () => (await trackOf(page)).seconds;
  await expect.poll(seconds).toBeGreaterThan(0.5);
  await skipTo(page, 'Pust som vanlig');
  const after = await seconds();
  expect(after).toBeGreaterThan(200);
  await expect.poll(seconds).toBeGreaterThan(after + 1);
  expect(await page.evaluate(() => document.querySelector('audio')?.error)).toBeNull();
});

test('a session of one’s own is saved as it is: another one is not taken for it', async ({ page }) => {
  await page.goto(network.url + own);
  await save(page);
  await page.getByRole('button', { name: 'Flytt Treet opp' }).click();
  await expect(page.getByRole('link', { name: 'Se alt du har lagret' }), 'the changed one is not saved').toBeHidden();
  await save(page);
  await page.goto(`${network.url}/uten-nett`);
  await expect(page.locator('[data-saved-items]').getByRole('link')).toHaveText([
    'Egen økt: Treet, Fjellet',
    'Egen økt: Fjellet, Treet',
  ]);

  await network.cut();
  await page.goto(network.url + own);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hold' }).first()).toContainText('Fjellet');
  for (const path of ['/okt/egen', '/okt/egen?stilling=balasana-60']) {
    await page.goto(network.url + path);
    await expect(page.getByText('Siden du ville til, er ikke lagret'), path).toBeVisible();
  }
});

test('the pose library is saved with every pose; «Fjern alt» removes that and all else at once', async ({ page }) => {
  test.slow();
  await page.goto(`${network.url}/yoga/typer/hatha`);
  await page.goto(`${network.url}/okt/rygg`);
  await save(page);
  await page.goto(`${network.url}/yoga/stillinger`);
  await save(page);

  await network.cut();
  await page.goto(`${network.url}/yoga/stillinger`);
  await expectPictures(page);
  await page.getByRole('link', { name: 'Hjulet', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hjulet' })).toBeVisible();
  await expectPictures(page);
  await page.getByRole('button', { name: 'Se bevegelsen' }).click();
  await expect(page.getByRole('button', { name: 'Stopp' })).toBeVisible();

  await page.goto(`${network.url}/uten-nett`);
  await expect(page.locator('[data-saved-items]').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Fjern alt' }).click();
  await expect(page.getByText('Du har ikke lagret noe på denne enheten.')).toBeVisible();
  await expect(page.locator('[data-saved-items]')).toBeFocused();
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
  await visitUntilActive(next);
  await expect
    .poll(async () => (await stored(next)).caches.filter((name) => before.caches.includes(name)))
    .toEqual(['saved']);
  await expect(next.locator('[data-saved-items]').getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => savedText(next, '/yoga/nybegynner'), 'renewed').toContain('ny utgave');
});

test('a new build replaces the old copies: its files come, those of the old one go', async ({ context, page }) => {
  await page.goto(`${network.url}/yoga/nybegynner`);
  await save(page);
  const { addresses } = await stored(page);
  // Not a script: an inline one that names it would no longer be what the policy of the page allows.
  const from = addresses.find((address) => /\/style-[\w-]+\.css$/u.test(address)) ?? '';
  const to = from.replace(/-[\w-]+(?=\.css$)/u, '-another');
  network.rename(from, to);
  network.change('/sw.js', (text) => text.replace(/id:`\w+`/u, 'id:`another`'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => isWaiting(page)).toBe(true);
  await page.close();

  const next = await context.newPage();
  await visitUntilActive(next);
  const savedNow = async () => (await stored(next)).addresses.filter((address) => address.startsWith('/assets/'));
  await expect.poll(savedNow).toContain(to);
  await expect.poll(savedNow).not.toContain(from);
  await network.cut();
  await next.goto(`${network.url}/yoga/nybegynner`);
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await next.evaluate(() => [...document.styleSheets].map(({ href }) => href))).toContain(network.url + to);
});

test('the service worker is asked for anew each time', async ({ request }) => {
  const { 'cache-control': caching } = (await request.get('/sw.js')).headers();
  expect(caching).toBe('no-cache');
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

/** The browser may take a while to see that the page of the old version is gone. */
async function visitUntilActive(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(`${network.url}/uten-nett`);
    expect(await isWaiting(page)).toBe(false);
  }).toPass();
}

async function expectPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) picture.loading = 'eager';
  });
  for (const picture of await page.locator('main img').all()) {
    await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  }
}

function isShown(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}
