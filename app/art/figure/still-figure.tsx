import { PoseFigure, type PoseFigureProps } from './pose-figure.tsx';

/**
 * A figure that never changes: drawn on the server, and left in place by the browser, which then needs none of
 * the drawing code. What moves uses `PoseFigure` itself.
 */
export function StillFigure(props: PoseFigureProps) {
  if (import.meta.env.SSR) return <PoseFigure {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to leave the server's drawing alone
  return <svg className={props.className} dangerouslySetInnerHTML={inPlace} suppressHydrationWarning />;
}

/** React keeps what the server put inside. */
const inPlace = { __html: '' };
