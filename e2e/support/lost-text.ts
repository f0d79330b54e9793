/** A page of Playwright or of Puppeteer. */
export type MeasuredPage = { evaluate(measure: () => string[] | Promise<string[]>): Promise<string[]> };

/** WCAG 1.4.12: the spacing that a reader's own style sheet may set. */
export const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** What sticks out of the window sideways, and text that its box cuts off. */
export function lostText(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(async () => {
    // A window that has just been resized is laid out with its next frame.
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    };
    const isCut = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
      // Cards shorten their text, as specified; the page behind the card has it whole.
      if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return false;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const named = (error: string, elements: readonly Element[]) =>
      elements.map((element) => `${error}: ${element.tagName} «${element.textContent?.trim().slice(0, 40)}»`);
    return [
      ...named('sideways', document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : []),
      ...named('outside', texts.filter(isOutside)),
      ...named('cut', texts.filter(isCut)),
    ];
  });
}
