import { expect, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import { asText, openWithReader, readWholePage } from '../support/virtual-reader.ts';

/**
 * Each kind of page read aloud from its beginning to its end by a virtual screen reader, and what it says kept as
 * text; header and footer, which all have, with the front page. `playwright test virtual-reader
 * --update-snapshots=changed` renews it; the difference is read like a text.
 */
test.use({ trace: 'off' });

const rooms = Map.groupBy(pageKinds, (path) => `/${path.split(/[/?]/u)[1]}`);

for (const [room, paths] of rooms) {
  test(`a screen reader reads every kind of page under ${room} to its end`, { tag: '@slow' }, async ({ page }) => {
    for (const path of paths) {
      await openWithReader(page, path);
      const phrases = await readWholePage(page);
      const own = phrases.slice(phrases.indexOf('main'), phrases.indexOf('end of main') + 1);
      expect.soft(phrases.filter((phrase) => nameless.test(phrase))).toEqual([]);
      expect.soft(asText(path === '/' ? phrases : own)).toMatchSnapshot(`${fileName(path)}.txt`);
    }
  });
}

const nameless =
  /^(?:link|button|image|heading|textbox|searchbox|combobox|checkbox|radio|spinbutton)(?:$|, (?:level|not|pressed|required|invalid|checked)\b)/u;

function fileName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z0-9]+/gu, '-');
}
