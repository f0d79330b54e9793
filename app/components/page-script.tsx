import { useContext } from 'react';
import text from '#app/page-script.ts?inline-script';
import { paths } from '#app/paths.ts';
import { ServerOnlyContext } from './still.tsx';

/** What browsers fetch ahead: decision record 37. */
const rules = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: paths.contact } }] },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { selector_matches: '[data-next]' }, eagerness: 'eager' }],
});

/** The script of every page, and its rules. They are in the HTML alone: React leaves them be, and they are not sent twice. */
export function PageScript() {
  return (
    <>
      <Inline text={import.meta.env.SSR ? text : ''} />
      <Inline type="speculationrules" text={import.meta.env.SSR ? rules : ''} />
    </>
  );
}

function Inline({ type, text }: { type?: string; text: string }) {
  const nonce = useContext(ServerOnlyContext)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the Content-Security-Policy
  return <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
