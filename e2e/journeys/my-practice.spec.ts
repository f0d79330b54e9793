import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const address = '/okt/rygg?lengde=8';

test('nothing is remembered of a session before the visitor asks for it, and what comes next is offered all the same', async ({
  page,
}) => {
  await followToItsEnd(page, address);
  await expect(page.getByRole('heading', { name: 'Takk for nå' })).toBeFocused();
  expect(await stored(page)).toBeNull();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'I morgen til samme tid' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toBe('pusterom.ics');
  expect(text).toContain('SUMMARY:Yoga for stiv rygg');
  expect(text).toContain(address);
  await page.getByRole('button', { name: 'Start på nytt' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('turned on once, it shows what was done, keeps a favourite, is taken along and deleted', async ({ page }) => {
  await page.goto('/min-praksis');
  await page.getByRole('button', { name: 'Husk øktene mine på denne enheten' }).click();
  await expect(page.getByText('Fra nå av husker denne enheten øktene dine.')).toBeVisible();
  await followToItsEnd(page, address);
  await page.getByRole('button', { name: 'Lagre som favoritt' }).click();
  await page.getByRole('link', { name: 'Min praksis' }).first().click();
  for (const heading of ['Favoritter', 'Minutter per uke', 'Sist gjort'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Last ned alt' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ favourites: [{ path: address }] });
  await page.getByRole('button', { name: 'Slett alt og slå av' }).click();
  await page.getByRole('button', { name: 'Ja, slett alt for godt' }).click();
  await expect(page.getByText('Alt er slettet')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a session is gone on with where it was left', async ({ page }) => {
  await turnOn(page);
  await page.goto(address);
  await page.getByRole('button', { name: /start økten/i }).click();
  const skip = page.getByRole('button', { name: /^Neste stilling/u });
  for (let step = 0; step < 3; step += 1) await skip.click();
  const left = page.locator('[data-filling]').getByText(/^\d+:\d\d igjen$/u);
  await expect(left).toHaveText(/^[4-6]:\d\d igjen$/u);
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt' }).click();
  await expect(page).toHaveURL('/yoga/rygg');
  await page.goto(address);
  await page.getByRole('button', { name: /^Fortsett der du slapp/u }).click();
  await expect(left).toHaveText(/^[4-6]:\d\d igjen$/u);
});

test('a day of a programme is done with its session, and the programme goes on from there', async ({ page }) => {
  await turnOn(page);
  await page.goto('/programmer/fjorten-dager-ro/2');
  await expect(page.getByRole('button', { name: 'Merk dagen som gjort' })).toBeVisible();
  await page.getByRole('link', { name: 'Til dagens økt' }).click();
  await skipToItsEnd(page);
  await expect(page.getByRole('link', { name: 'Fjorten dager ro, dag 3' })).toBeVisible();
  await page.goto('/programmer/fjorten-dager-ro');
  await expect(page.getByText('1 dag av 14 er gjort.')).toBeVisible();
  await page.goto('/programmer/fjorten-dager-ro/2');
  await expect(page.getByRole('button', { name: 'Dagen er gjort' })).toHaveAttribute('aria-pressed', 'true');
});

test('what cannot be read breaks no page, is said and can be deleted', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/min-praksis');
  await page.evaluate(() => localStorage.setItem('praksis', '{"version":1,"done":"x"'));
  for (const path of ['/programmer/fjorten-dager-ro', '/programmer/fjorten-dager-ro/2', address]) await page.goto(path);
  await skipToItsEnd(page);
  await page.goto('/min-praksis');
  await expect(page.getByRole('complementary', { name: 'Kan ikke leses' })).toBeVisible();
  await page.getByRole('button', { name: 'Slett alt og slå av' }).click();
  await page.getByRole('button', { name: 'Ja, slett alt for godt' }).click();
  await expect(page.getByRole('button', { name: 'Husk øktene mine på denne enheten' })).toBeVisible();
  expect(errors).toEqual([]);
});

async function turnOn(page: Page): Promise<void> {
  await page.goto('/min-praksis');
  await page.getByRole('button', { name: 'Husk øktene mine på denne enheten' }).click();
  await expect.poll(() => stored(page)).not.toBeNull();
}

async function followToItsEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await skipToItsEnd(page);
}

async function skipToItsEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: /start økten/i }).click();
  const skip = page.getByRole('button', { name: /^Neste (?:stilling|del)/u });
  await expect(skip).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Framdrift i økten' });
  while ((await bar.getAttribute('value')) !== '1') await skip.click();
  await page.getByRole('button', { name: 'Avslutt' }).click();
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('praksis'));
}
