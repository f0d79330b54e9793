import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';

/** Makes markup of contents, on the server, for a page that goes on in the browser. */
export const MarkupMaker = createContext<((contents: ReactNode) => string) | null>(null);

interface StillProps extends ComponentProps<'header'> {
  /** Stands once on the page, right in its body. */
  as: 'header' | 'footer';
  /** What only the server makes: `import.meta.env.SSR && …` keeps its code out of the scripts. */
  contents: ReactNode;
}

/** Around every page, and the same as long as the page is there: the browser takes its markup as it came. */
export function Still({ as: Element, contents, ...attributes }: StillProps) {
  const markup = useContext(MarkupMaker);
  if (!import.meta.env.SSR) return <Kept as={Element} {...attributes} />;
  if (!markup) return <Element {...attributes}>{contents}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered by React
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup(contents) }} />;
}

function Kept({ as: Element, ...attributes }: Omit<StillProps, 'contents'>) {
  // Read, in case React has to draw the whole document anew.
  const [html] = useState(() => document.querySelector(`body > ${Element}`)?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup that came from the server
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
