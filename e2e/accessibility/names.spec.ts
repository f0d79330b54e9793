import { expect, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';

test('the name of every control begins with what is written on it', async ({ page }) => {
  test.slow();
  for (const path of pageKinds) {
    await page.goto(path);
    expect.soft(await page.evaluate(controlsWithOtherNames), path).toEqual([]);
  }
});

test('a control with another name than is written on it is found', async ({ page }) => {
  await page.setContent(
    '<button aria-label="Lukk vinduet">Avbryt</button><a href="/" aria-label="Avbryt alt">Avbryt</a>',
  );
  expect(await page.evaluate(controlsWithOtherNames)).toEqual(['«Avbryt» is named «Lukk vinduet»']);
});

/** Who speaks to the browser says what can be read. */
function controlsWithOtherNames(): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const named = [...document.querySelectorAll<HTMLElement | SVGElement>(':is(a[href], button, summary)[aria-label]')];
  return named.flatMap((control) => {
    const drawn = control.querySelector('text')?.textContent ?? '';
    const written = control instanceof HTMLElement ? control.innerText.trim() : drawn;
    const name = control.getAttribute('aria-label') ?? '';
    return plain(name).startsWith(plain(written)) ? [] : [`«${written}» is named «${name}»`];
  });
}
