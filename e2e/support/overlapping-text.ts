import type { MeasuredPage } from './lost-text.ts';

/** Lines of text that lie over a line of something else, or under a control that they do not belong to. */
export function overlappingText(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    type Piece = { element: Element; left: number; top: number; right: number; bottom: number };
    // A page that the player or a dialog covers is inert.
    const isShown = (element: Element) =>
      !element.closest('[inert]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    // What is scrolled or cut away lies over nothing.
    const clipped = (element: Element, box: DOMRect, first: Element | null): Piece => {
      let { left, top, right, bottom } = box;
      for (let around = first; around; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { element, left, top, right, bottom };
    };
    const lines = [...document.body.querySelectorAll('*')].filter(isShown).flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => {
            // The box of a line has room above and below its letters.
            const room = box.height / 4;
            return clipped(element, new DOMRect(box.left, box.top + room, box.width, box.height - 2 * room), element);
          });
        }),
    );
    const controls = [...document.body.querySelectorAll('button, input:not([type="hidden"]), select, textarea')]
      // A radio button that covers its own pill has nothing to show: the pill says what is chosen.
      .filter(
        (element) =>
          isShown(element) && !(element.matches('[type=radio]') && getComputedStyle(element).appearance === 'none'),
      )
      .map((element) => clipped(element, element.getBoundingClientRect(), element.parentElement));
    const meets = (one: Piece, other: Piece) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const isRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    const named = ({ element }: Piece) => `${element.tagName} «${element.textContent?.trim().slice(0, 30)}»`;
    const found = lines.flatMap((line, index) =>
      [...lines.slice(index + 1), ...controls]
        .filter((other) => !isRelated(line.element, other.element) && meets(line, other))
        .map((other) => `over: ${named(line)} and ${named(other)}`),
    );
    return [...new Set(found)];
  });
}
