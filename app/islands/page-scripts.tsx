import { createContext, useContext } from 'react';
import { paths } from '#app/paths.ts';
import islandScript from './island-script.ts?inline-script';
import themeScript from './theme-script.ts?inline-script';

interface PageScripts {
  /** The mark of our own scripts. */
  readonly nonce: string | undefined;
  /** The address of `app/entry.client.ts`. */
  readonly entry: string | undefined;
}

/** Given by `app/entry.server.tsx`. */
export const PageScriptsContext = createContext<PageScripts>({ nonce: undefined, entry: undefined });

/** What browsers fetch ahead: docs/decisions/0032-speculation-rules.md. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: paths.contact } }] },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { selector_matches: '[data-next]' }, eagerness: 'eager' }],
});

/** What the head of every page runs, and its rules. */
export function HeadScripts() {
  return (
    <>
      <Inline text={themeScript} />
      <Inline type="speculationrules" text={rules} />
    </>
  );
}

/**
 * The script of every page. The parser waits before it for the style sheet: what Chromium does when a page is parsed
 * (it looks through the forms) is not done to a page without style, which would be laid out for nothing.
 */
export function IslandScript() {
  return <Inline text={islandScript} entry={useContext(PageScriptsContext).entry} />;
}

function Inline({ type, text, entry }: { type?: string; text: string; entry?: string }) {
  const { nonce } = useContext(PageScriptsContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the Content-Security-Policy
  return <script type={type} nonce={nonce} data-entry={entry} dangerouslySetInnerHTML={{ __html: text }} />;
}
