import type { Browser, Page } from '@playwright/test';

/** The interactions that matter, each from a page as it has just come. */
const interactions: Readonly<Record<string, { path: string; act: (page: Page) => Promise<void> }>> = {
  'menu (a phone)': { path: '/', act: (page) => page.getByRole('button', { name: 'Meny' }).click() },
  'filter (classes)': {
    path: '/yoga',
    act: (page) => page.getByRole('button', { name: 'Middels', exact: true }).first().click(),
  },
  'search as typed (cities)': {
    path: '/yogastudioer',
    act: (page) => page.getByLabel('Søk etter by').pressSequentially('tr', { delay: 120 }),
  },
  'start (a session)': {
    path: '/okt/rygg',
    act: (page) => page.getByRole('button', { name: /start økten/iu }).click(),
  },
  'submit (the form)': { path: '/kontakt', act: submit },
};

async function submit(page: Page): Promise<void> {
  await page.getByLabel('Navn').fill('Måling');
  await page.getByRole('textbox', { name: 'E-post' }).fill('maaling@example.no');
  await page.getByLabel('Emne').fill('Måling');
  await page.getByRole('textbox', { name: 'Melding' }).fill('Hei fra målingen.');
  await page.getByRole('button', { name: /send/iu }).click();
}

/**
 * Each interaction on a phone whose processor is four times slower than this one, with the milliseconds from the touch to
 * the next paint: of its longest event, to the browser's grain of 8 ms.
 */
export async function measureInteractions(browser: Browser, origin: string): Promise<[string, number][]> {
  const answered: [string, number][] = [];
  for (const [name, { path, act }] of Object.entries(interactions)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await page.addInitScript(keepLongest);
    const session = await context.newCDPSession(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await act(page);
    await page.waitForTimeout(700);
    const kept = await page.evaluate(() => Number(sessionStorage.getItem('longest-event') ?? 0));
    answered.push([name, kept]);
    await context.close();
  }
  return answered;
}

/** Kept over a navigation, which a filter is. */
function keepLongest(): void {
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const durations = list.getEntries().flatMap((entry) => {
      const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0;
      return isInteraction ? entry.duration : [];
    });
    const before = Number(sessionStorage.getItem('longest-event') ?? 0);
    sessionStorage.setItem('longest-event', String(Math.max(before, ...durations)));
  }).observe(options);
}
