import type { Page } from '@playwright/test';

/** What the toasts say that can be seen; what a screen reader is told beside them does not count. */
export function visibleToasts(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Meldinger' })
    .locator('p')
    .evaluateAll((texts) =>
      texts.filter((text) => text.checkVisibility({ opacityProperty: true })).map((text) => text.textContent ?? ''),
    );
}
