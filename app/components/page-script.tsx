import text from '#app/page-script.ts?inline-script';

/** The script of every page. It is in the HTML alone: React leaves it be, and its text is not sent twice. */
export function PageScript() {
  const html = import.meta.env.SSR ? text : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the Content-Security-Policy
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
