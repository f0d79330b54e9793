import { useContext } from 'react';
import pageScript from '#app/page-script.ts?inline-script';
import { paths } from '#app/paths.ts';
import themeScript from '#app/theme-script.ts?inline-script';
import { ServerOnlyContext } from './still.tsx';

/** What browsers fetch ahead: docs/decisions/0032-speculation-rules.md. */
const rules = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: paths.contact } }] },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { selector_matches: '[data-next]' }, eagerness: 'eager' }],
});

/** What the head of every page runs, and its rules. Like `PageScript` in the HTML alone: React leaves it be, and it is not sent twice. */
export function HeadScripts() {
  return (
    <>
      <Inline text={import.meta.env.SSR ? themeScript : ''} />
      <Inline type="speculationrules" text={import.meta.env.SSR ? rules : ''} />
    </>
  );
}

/**
 * The script of every page. The parser waits before it for the style sheet: what Chromium does when a page is parsed
 * (it looks through the forms) is not done to a page without style, which would be laid out for nothing.
 */
export function PageScript() {
  return <Inline text={import.meta.env.SSR ? pageScript : ''} />;
}

function Inline({ type, text }: { type?: string; text: string }) {
  const nonce = useContext(ServerOnlyContext)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the Content-Security-Policy
  return <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
