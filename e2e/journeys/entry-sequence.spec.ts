import { expect, type Page, test } from '@playwright/test';

const address = '/yoga/stillinger/vrksasana';
const figure = '[data-entry-sequence] g';

const drawn = (page: Page) => page.locator(figure).evaluate((group) => group.innerHTML);

test('the way into a pose plays by breath, on request, and stops when asked to', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install();
  await page.goto(address);
  const still = await drawn(page);
  await page.clock.runFor(20_000);
  expect(await drawn(page)).toBe(still);
  expect(scripts.filter((url) => url.includes('way-in'))).toEqual([]);

  await page.getByRole('button', { name: 'Se bevegelsen' }).click();
  const stop = page.getByRole('button', { name: 'Stopp' });
  await expect(stop).toBeVisible();
  await page.clock.runFor(500);
  await expect(page.locator('[data-entry-sequence] [role=status]')).toContainText('Trinn 1');
  const first = await drawn(page);
  await page.clock.runFor(4000);
  const moving = await drawn(page);
  expect(moving).not.toBe(first);

  await stop.click();
  const goOn = page.getByRole('button', { name: 'Fortsett' });
  await expect(goOn).toBeVisible();
  const stopped = await drawn(page);
  await page.clock.runFor(5000);
  expect(await drawn(page)).toBe(stopped);

  await goOn.click();
  await page.clock.runFor(30_000);
  await expect(page.getByRole('button', { name: 'Se bevegelsen' })).toBeVisible();
  await expect(page.locator('[data-entry-sequence] [role=status]')).toContainText('Trinn 5');
  expect(await drawn(page)).toBe(still);
});

test('where less motion is asked for, the way in is shown as key frames that stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(address);
  await page.getByRole('button', { name: 'Se bevegelsen' }).click();
  await expect(page.getByRole('button', { name: 'Stopp' })).toBeVisible();
  const seen = new Set<string>();
  for (let tenth = 0; tenth < 160; tenth += 1) {
    await page.clock.runFor(100);
    seen.add(await drawn(page));
  }
  // Two frames on the way and the pose; the picture that stood there before the press is the pose.
  expect(seen.size).toBe(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture stands beside the words of each step, told where it shows the whole body', async ({ page }) => {
    await page.goto(address);
    const steps = page.locator('#slik-gjor-du ol > li');
    const drawn = ['feet-apart', 'tree-foot-low', 'tree-foot-low #', 'tree-foot-low #', 'vrksasana', 'vrksasana #'];
    const shown = await steps.evaluateAll((items) => items.map((item) => item.querySelector('img')?.src ?? ''));
    const named = shown.map((src) => src.replace(/^.*figurer\/([^.]+)[^#]*/u, '$1').replace(/#.*$/u, ' #'));
    expect(named).toEqual([...drawn, 'feet-apart']);
    const told = await steps.getByRole('img').all();
    expect(told).toHaveLength(4);
    for (const picture of told) await expect(picture).toHaveAccessibleName(/En person/u);
    await expect(page.getByRole('button', { name: 'Se bevegelsen' })).toBeHidden();
  });
});
