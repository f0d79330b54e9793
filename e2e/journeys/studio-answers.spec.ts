import { expect, type Page, test } from '@playwright/test';

/** What people write in the search box of the directory, one of each kind. */
const queries = {
  'a town': 'Bergen',
  'a part of a name': 'berg',
  'letters that a foreign keyboard lacks': 'Tromsoe',
  'a slip of the finger': 'dramen',
  'a district': 'Laksevåg',
  'a postal code': '5014',
  'a postal code without studios': '9990',
  'a studio': 'tyttebær',
  'a style': 'yin',
  'a place that has none': 'Drøbak',
  'nothing that is known': 'Xyz',
} as const;

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The page of a town or a studio, hits or suggestions under the field, or that there are none. */
function answerOn(page: Page) {
  const hits = page.getByRole('list', { name: /^(?:Treff|Forslag)$/ }).getByRole('link');
  const none = page.getByText(/^Ingen treff|^Ingen byer funnet|^Fant ikke/);
  const place = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Yogastudioer i Norge' });
  return hits.or(none).or(place).first();
}

for (const size of sizes) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });

    test('every kind of question is answered in sight', async ({ page }) => {
      test.slow();
      const unanswered: string[] = [];
      for (const [kind, query] of Object.entries(queries)) {
        await page.goto('/yogastudioer');
        await page.getByRole('searchbox', { name: 'Søk etter by' }).fill(query);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname !== '/yogastudioer' || url.searchParams.has('q'));
        const isSeen = await expect(answerOn(page))
          .toBeInViewport()
          .then(() => true)
          .catch(() => false);
        if (!isSeen) unanswered.push(`${kind}: ${query}`);
      }
      expect(unanswered).toEqual([]);
    });
  });
}
