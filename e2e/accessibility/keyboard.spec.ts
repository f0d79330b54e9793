import { expect, type Page, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';

/** The focus after one press of Tab. */
interface Stop {
  readonly name: string;
  /** Position among all elements of the page, in the order of the document. */
  readonly position: number;
  readonly errors: readonly string[];
}

for (const path of pageKinds) {
  test(`Tab reaches every control in order, visibly, and comes out again: ${path}`, { tag: '@slow' }, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const stops = await walk(page);
    expect(stops.flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`))).toEqual([]);
    expect(stops.map(({ position }) => position)).toEqual(stops.map(({ position }) => position).toSorted(ascending));
    expect(stops.length, 'every control is reached once').toBe(await page.evaluate(countControls));
  });
}

test('on a phone Tab never leads back up the page, and links of one name lead to one place', { tag: '@slow' }, async ({
  page,
}) => {
  test.setTimeout(longestTestMs);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of pageKinds) {
    await page.goto(path);
    expect.soft(await page.evaluate(stepsBack), path).toEqual([]);
    expect.soft(await page.evaluate(namesOfSeveralPlaces), path).toEqual([]);
  }
});

const longestTestMs = 5 * 60_000;
const ascending = (one: number, other: number) => one - other;
/** More than any page has: only a trap leads here. */
const maxStops = 400;

/** Presses Tab until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < maxStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** How many controls the Tab key should stop at; radio buttons of one name are one. */
function countControls(): number {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ];
  const reachable = controls.filter(
    (element) => isVisible(element) && element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden]'),
  );
  const groups = new Set<string>();
  return reachable.filter((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    return !groups.has(element.name) && groups.add(element.name);
  }).length;
}

/** Controls of the page that stand above the one before them, in the one column of a phone. */
function stepsBack(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href]:not(svg a), button, input, select, textarea)'),
  ];
  // Of radio buttons of one name Tab stops at the chosen one.
  const shown = controls.filter(
    (control) =>
      control.tabIndex >= 0 &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches('[type=radio]:not(:checked)'),
  );
  const tops = shown.map((control) => control.getBoundingClientRect());
  return shown
    .filter((_control, index) => (tops[index]?.bottom ?? 0) < (tops[index - 1]?.top ?? Number.NEGATIVE_INFINITY))
    .map((control) => control.textContent?.trim() ?? '');
}

/** Names by which a list of links, as screen readers make it, would tell two places alike. */
function namesOfSeveralPlaces(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(svg a)')];
  const shown = links.filter((link) => link.checkVisibility({ visibilityProperty: true }));
  const nameOf = (link: Element) =>
    (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  return [...Map.groupBy(shown, nameOf)]
    .filter(([, alike]) => new Set(alike.map(({ href }) => href)).size > 1)
    .map(([name, alike]) => `«${name}»: ${[...new Set(alike.map(({ href }) => href))].join(', ')}`);
}

async function describeFocus(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return undefined;
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

  const { left, top, width, height } = element.getBoundingClientRect();
  // Of a field of many lines the browser shows the one with the caret.
  const shown =
    element instanceof HTMLTextAreaElement ? Number.parseFloat(getComputedStyle(element).lineHeight) : height;
  const [x, y] = [left + width / 2, top + Math.min(shown, innerHeight) / 2];
  const isOutside = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  const onTop = document.elementFromPoint(x, y);
  // The centre of a place on the map may lie in the label of its neighbour; its own label is beside it.
  const isCovered = element instanceof HTMLElement && onTop && !element.contains(onTop) && !onTop.contains(element);

  const outlined = [undefined, '::after', '::before'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const strokes = () =>
    [...element.children]
      .map((shape) => getComputedStyle(shape))
      .map(({ stroke, strokeWidth }) => stroke + strokeWidth);
  const focused = strokes().join();
  if (element instanceof SVGElement) element.blur();
  const isStroked = strokes().join() !== focused;
  if (element instanceof SVGElement) element.focus();

  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return {
    name: `${element.tagName} «${name}»`,
    position: [...document.querySelectorAll('*')].indexOf(element),
    errors: [
      ...(isOutside ? ['is outside the window'] : []),
      ...(isCovered ? [`is covered by ${onTop.tagName} «${onTop.textContent?.trim().slice(0, 30)}»`] : []),
      ...(outlined || isStroked ? [] : ['shows no focus']),
    ],
  };
}
