import { expect } from '@playwright/test';
import { lostText } from '../support/lost-text.ts';
import { overlappingText } from '../support/overlapping-text.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { press, test } from './firefox.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];

// A visitor's own size of text, twice the usual one, as Firefox keeps it in its settings.
test.use({ preferences: { 'font.size.variable.x-western': 32 } });

test('with text at 200 % in Firefox nothing is cut off, stands outside or over something else', async ({
  view,
  baseURL,
}) => {
  test.setTimeout(15 * 60_000);
  const faults: string[] = [];
  for (const path of pageKinds) {
    await view.goto(`${baseURL}${path}`, { waitUntil: 'load' });
    expect(await view.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const size of windows) {
      await view.setViewport(size);
      const found = [...(await lostText(view)), ...(await overlappingText(view))];
      faults.push(...found.map((fault) => `${path}, ${size.width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

for (const size of windows) {
  test(`with text at 200 % in Firefox a session is followed and ended: ${size.width} × ${size.height}`, async ({
    view,
    baseURL,
  }) => {
    await view.setViewport(size);
    await view.goto(`${baseURL}/okt/rygg`);
    await press(view, 'button', 'Start økten');
    const pause = view.locator('::-p-aria([name="Pause"][role="button"])');
    await pause.wait();
    expect([...(await lostText(view)), ...(await overlappingText(view))]).toEqual([]);
    await pause.click();
    await press(view, 'button', 'Avslutt');
    await expect.poll(() => view.$('dialog[open] button')).not.toBeNull();
  });
}
