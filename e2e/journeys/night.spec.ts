import { expect, type Page, test } from '@playwright/test';

/** Pages for the dark, and one that is not. */
const darkPages = ['/natt', '/okt/yoga-nidra', '/okt/dyp-sovnmeditasjon', '/meditasjon/sovn', '/yoga/sovn'];
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const blackScreen = (page: Page) => page.locator('[data-night-screen]');

test('pages for the night are dark, whatever the visitor has chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  for (const path of darkPages) {
    await page.goto(path);
    expect.soft(await scheme(page), path).toBe('dark');
  }
  await page.goto('/okt/metta');
  expect(await scheme(page)).toBe('light');
});

test('one tap leads from the front page to the night', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Du får ikke sove' }).click();
  await expect(page).toHaveURL('/natt');
});

test('a session for the night goes black when nobody touches it; a touch brings it back and presses nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/okt/ro-i-sengen');
  await page.getByRole('button', { name: 'Start økten' }).click();
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await expect(pause).toBeVisible();
  await expect(blackScreen(page)).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(blackScreen(page)).toBeVisible();
  const box = await pause.boundingBox();
  if (!box) throw new Error('the pause button has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(blackScreen(page)).toHaveCount(0);
  await expect(pause).toBeVisible();
});

for (const [what, path] of [
  ['a session of the day', '/okt/metta'],
  ['a session of the night whose poses one looks at', '/okt/sovn'],
] as const) {
  test(`${what} does not go black`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page
      .getByRole('button', { name: /^(Start økten|Jeg forstår)/u })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await page.clock.runFor(40_000);
    await expect(blackScreen(page)).toHaveCount(0);
  });
}

test('sounds alone play for as long as was chosen, and stop when asked', async ({ page }) => {
  await page.goto('/natt');
  await page.getByRole('radio', { name: 'Regn' }).check();
  await page.getByRole('radio', { name: '30 min' }).check();
  await page.getByRole('button', { name: 'Spill av' }).click();
  await expect(page.getByText('Regn i 30 minutter.')).toBeVisible();
  await page.getByRole('button', { name: 'Stopp lyden' }).click();
  await expect(page.getByText('Regn i 30 minutter.')).toHaveCount(0);
});

test('the timer has its choices in its address, counts down, waits and ends', async ({ page }) => {
  await page.clock.install();
  await page.goto('/tidtaker');
  await page.getByLabel('Minutter').fill('2');
  await page.getByRole('button', { name: 'Bruk valgene' }).click();
  await expect(page).toHaveURL(/[?&]minutter=2(&|$)/u);
  const left = page.getByRole('timer');
  await expect(left).toHaveText('2:00');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(left).toHaveText(/^(1:00|0:59)$/u);
  await page.getByRole('button', { name: 'Pause' }).click();
  const held = (await left.textContent()) ?? '';
  await page.clock.runFor(30_000);
  await expect(left).toHaveText(held);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.clock.runFor(61_000);
  await expect(left).toHaveText('0:00');
  await expect(page.getByText('Tiden er ute.')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the timer says that it needs one, and its form works', async ({ page }) => {
    await page.goto('/tidtaker?minutter=25');
    expect(await page.locator('main noscript').innerText()).toContain('Tidtakeren trenger JavaScript.');
    await expect(page.getByRole('timer')).toHaveText('25:00');
  });

  test("a breath of one's own can be chosen and read, within its bounds", async ({ page }) => {
    await page.goto('/pust/egen?inn=5&hold=4&ut=7&hvil=60');
    await expect(page.getByLabel('Hold, sekunder')).toHaveValue('4');
    await expect(page.getByLabel('Hvil, sekunder')).toHaveValue('0');
    await expect(page.getByText('epilepsi').first()).toBeVisible();
    await page.getByText('Hele økten som tekst').click();
    await expect(page.getByText('Inn på fem, hold på fire, ut på sju.')).toBeVisible();
  });
});
