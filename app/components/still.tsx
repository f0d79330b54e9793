import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import type { FooterContentsProps } from './footer-contents.tsx';
import type { HeaderContentsProps } from './header-contents.tsx';

/** What only the server makes. `app/entry.server.tsx` gives it; no script knows it. */
interface ServerOnly {
  readonly Header: ComponentType<HeaderContentsProps>;
  readonly Footer: ComponentType<FooterContentsProps>;
  readonly markupOf: (contents: ReactNode) => string;
  /** The mark of our own scripts. */
  readonly nonce: string | undefined;
}

export const ServerOnlyContext = createContext<ServerOnly | null>(null);

interface StillProps extends ComponentProps<'header'> {
  /** Stands once on the page, right in its body. */
  as: 'header' | 'footer';
  /** In the browser there is none. */
  contents: ReactNode;
}

/** Around every page, and the same as long as the page is there: the browser takes its markup as it came. */
export function Still({ as: Element, contents, ...attributes }: StillProps) {
  const server = useContext(ServerOnlyContext);
  // Read, in case React has to draw the whole document anew.
  const [came] = useState(() => (server ? '' : (document.querySelector(`body > ${Element}`)?.innerHTML ?? '')));
  const html = server?.markupOf(contents) ?? came;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered by React
  return <Element {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
