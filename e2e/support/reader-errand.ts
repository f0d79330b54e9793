import type { virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Page } from '@playwright/test';
import { asText, openWithReader, startReader } from './virtual-reader.ts';

type Command = 'next' | keyof typeof virtual.commands;

/** More moves than a page has stops. */
const mostMoves = 1500;

/**
 * One who cannot see, at the keyboard with a screen reader. What she does and all she hears is written down, as a
 * transcript to be read: `>` before what she does.
 */
export function listener(page: Page) {
  const lines: string[] = [];
  const writeDown = async (done: string, last?: string) => {
    const phrases = await page.evaluate((until) => {
      const news = window.spoken.slice(window.heard);
      const end = until === undefined ? -1 : news.findIndex((phrase) => phrase.startsWith(until));
      const heard = end === -1 ? news : news.slice(0, end + 1);
      window.heard += heard.length;
      return heard;
    }, last);
    lines.push(`> ${done}`, ...phrases);
  };
  const hear = async (phrase: string) => {
    const isSaid = () =>
      page.evaluate((said) => window.spoken.slice(window.heard).some((news) => news.startsWith(said)), phrase);
    await expect.poll(isSaid, `«${phrase}» is heard`).toBe(true);
  };
  const arrive = async (done: string) => {
    await writeDown(done);
    lines.push(`(${await page.title()})`);
  };
  return {
    transcript: () => asText(lines),

    async open(path: string) {
      await openWithReader(page, path);
      await arrive(`open ${path}`);
    },

    /** Moves on by a command of the reader until she hears a phrase that begins so. */
    async moveTo(phrase: string, command: Command = 'next') {
      const isFound = await page.evaluate(
        async ([wanted, name, most]) => {
          for (let move = 0; move < most; move++) {
            await (name === 'next' ? window.virtual.next() : window.virtual.perform(name));
            if (window.spoken.at(-1)?.startsWith(wanted)) return true;
          }
          return false;
        },
        [phrase, command, mostMoves] as const,
      );
      await writeDown(command);
      expect(isFound, `«${phrase}» is heard`).toBe(true);
    },

    async type(text: string) {
      await page.evaluate((typed) => window.virtual.type(typed), text);
      await writeDown(`type «${text}»`);
    },

    /** A key on what the reader stands at, which stays on the page. */
    async press(key: string, answer?: string) {
      await page.evaluate((pressed) => window.virtual.press(pressed), key);
      if (answer) await hear(answer);
      await writeDown(`press ${written(key)}`, answer);
    },

    /** A key as the keyboard sends it: what only a person may start asks for that. */
    async strike(key: string, answer: string) {
      await page.evaluate(() => {
        const { activeNode } = window.virtual;
        if (activeNode instanceof HTMLElement) activeNode.focus();
      });
      await page.keyboard.press(key);
      await hear(answer);
      await writeDown(`strike ${written(key)}`, answer);
    },

    /** Enter on what leads to another page, where she hears the title first. */
    async follow() {
      const loaded = page.waitForEvent('load');
      await page.evaluate(() => void window.virtual.press('Enter'));
      await loaded;
      await startReader(page);
      await arrive('press Enter');
    },

    /** Sits still until a phrase begins so. */
    async waitFor(phrase: string) {
      await hear(phrase);
      await writeDown('wait', phrase);
    },

    writeDown,
  };
}

function written(key: string): string {
  return key === ' ' ? 'Space' : key;
}
