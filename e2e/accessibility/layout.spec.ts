import { expect, type Page, test } from '@playwright/test';
import { lostText, textSpacing } from '../support/lost-text.ts';
import { pageKinds } from '../support/page-kinds.ts';

/** WCAG 1.4.4: text at twice its size. */
const doubleText = 'html { font-size: 200% !important; }';
/** Our own measure in both directions; WCAG 2.2 AA (2.5.8) asks for 24. */
const minTargetPixels = 44;

// A reader's own style sheet stands above the policy of the page.
test.use({ bypassCSP: true });

for (const path of pageKinds) {
  test(`nothing sticks out or is cut off, and targets are large enough: ${path}`, async ({ page }) => {
    // A menu that slides away when the window narrows is no menu that sticks out.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 2560, height: 1300 });
    await page.goto(path);
    expect.soft(await lostText(page), '2560 px').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await smallTargets(page), '390 px').toEqual([]);
    // 320 px is 1280 px at 400 % zoom (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await lostText(page), '320 px').toEqual([]);
    const spacing = await page.addStyleTag({ content: textSpacing });
    expect.soft(await lostText(page), '320 px with text spacing').toEqual([]);
    await spacing.evaluate((style: Element) => style.remove());
    await page.setViewportSize({ width: 768, height: 900 });
    await page.addStyleTag({ content: doubleText });
    expect.soft(await lostText(page), '768 px, text at 200 %').toEqual([]);
  });
}

for (const path of ['/yogastudioer/oslo', '/yogastudioer/studio/tyttebaer-yoga', '/sok?q=oslo']) {
  test(`a studio may write a word of eighty letters: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const changed = await page.evaluate(
      ({ selector, word }) => {
        const texts = [...document.querySelectorAll(selector)].flatMap(({ childNodes }) => [...childNodes]);
        const words = texts.filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        for (const node of words) node.textContent = word;
        return words.length;
      },
      {
        selector: 'main :is(h1, h2 a, h3 span, dd, dd a, section > p, [class*=excerpt] span, ul:not(nav *) > li)',
        word: 'y'.repeat(80),
      },
    );
    expect(changed).toBeGreaterThan(3);
    expect(await lostText(page)).toEqual([]);
  });
}

/** Controls that are narrower or lower than a finger, with their size. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    // WCAG's own exception: a link in a sentence is as high as its line.
    const isInText = (element: Element) =>
      element.matches('p a, dd a, td a') || getComputedStyle(element).display === 'inline';
    // The link of a card is as large as the card.
    const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isInText(element) && !isStretched(element))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        return `${element.tagName} «${name}» ${box.width.toFixed()}×${box.height.toFixed()}`;
      });
  }, minTargetPixels);
}
