import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

/** The sitemap is dealt out to this many tests, which run side by side. */
const shares = 8;
const longestShareMs = 5 * 60_000;
/** All studio pages are made alike: these many stand for the rest. */
const studioSamples = 12;

for (let share = 0; share < shares; share += 1) {
  test(
    `every page is accessible, ${share + 1} of ${shares}`,
    { tag: '@slow' },
    async ({ page, request }, { project }) => {
      test.skip(project.name !== 'desktop', 'one size is enough here; each kind of page is tested on a phone too');
      test.setTimeout(longestShareMs);
      const paths = sitemapPaths(await (await request.get('/sitemap.xml')).text());
      expect(paths.length).toBeGreaterThan(50);
      for (const path of paths.filter((_path, index) => index % shares === share)) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
        expect.soft(found, path).toEqual([]);
      }
    },
  );
}

function sitemapPaths(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const isStudio = (path: string) => path.startsWith('/yogastudioer/studio/');
  return [...paths.filter((path) => !isStudio(path)), ...paths.filter(isStudio).slice(0, studioSamples)];
}
