/** Nearer than this to an edge of the window, and the page scrolls along. */
const edgePixels = 60;
const scrollPixels = 8;

interface Extent {
  readonly top: number;
  readonly height: number;
}

/** The place of a dragged row: it takes that of the last row whose middle its own has passed. */
export function placeOfDragged(rows: readonly Extent[], from: number, byPixels: number): number {
  const row = rows[from];
  if (!row) return from;
  const middle = row.top + row.height / 2 + byPixels;
  const isPassed = ({ top, height }: Extent, index: number) =>
    index < from ? middle < top + height / 2 : middle > top + height / 2;
  return byPixels < 0
    ? from - rows.slice(0, from).filter(isPassed).length
    : from + rows.slice(from + 1).filter((other, index) => isPassed(other, from + 1 + index)).length;
}

/** Follows a captured pointer with the row of its grip; the place where it is let go, null where it is given up. */
export function draggedTo(grip: HTMLElement, pointerId: number, startY: number): Promise<number | null> {
  const row = grip.closest('li');
  const rows = [...(row?.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const from = row ? rows.indexOf(row) : -1;
  // Whoever let go while this was on its way has moved nothing.
  if (!row || !grip.hasPointerCapture(pointerId)) return Promise.resolve(null);
  const extents = rows.map((other) => ({ top: other.offsetTop, height: other.offsetHeight }));
  const startScroll = scrollY;
  let pointerY = startY;
  let place = from;
  const draw = () => {
    const by = pointerY - startY + scrollY - startScroll;
    place = placeOfDragged(extents, from, by);
    rows.forEach((other, index) => {
      const isBetween = index !== from && index >= Math.min(from, place) && index <= Math.max(from, place);
      const shift = isBetween ? Math.sign(from - place) * row.offsetHeight : 0;
      other.style.transform = `translateY(${other === row ? by : shift}px)`;
    });
  };
  Object.assign(row.style, { position: 'relative', zIndex: '1', background: 'var(--paper)' });
  const timer = setInterval(() => {
    const by = pointerY < edgePixels ? -1 : pointerY > innerHeight - edgePixels ? 1 : 0;
    if (by === 0) return;
    scrollBy(0, by * scrollPixels);
    draw();
  }, 16);
  return new Promise((resolve) => {
    const end = new AbortController();
    const options = { signal: end.signal };
    const settle = (to: number | null) => {
      end.abort();
      clearInterval(timer);
      for (const { style } of rows) style.transform = '';
      Object.assign(row.style, { position: '', zIndex: '', background: '' });
      resolve(to);
    };
    grip.addEventListener(
      'pointermove',
      ({ clientY }) => {
        pointerY = clientY;
        draw();
      },
      options,
    );
    grip.addEventListener('pointerup', () => settle(place), options);
    grip.addEventListener('pointercancel', () => settle(null), options);
    addEventListener('keydown', ({ key }) => key === 'Escape' && settle(null), options);
  });
}
