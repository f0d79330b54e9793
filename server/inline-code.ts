import { createHash } from 'node:crypto';

/** `<script>` elements; React writes attributes with their quotes escaped, so no `>` stands inside one. */
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** `<style>` elements. */
const styles = /<style\b([^>]*)>([\s\S]*?)<\/style\s*>/gi;
const source = /\ssrc\s*=/i;
const type = /\stype\s*=\s*["']?([^"'\s>]*)/i;
/** Any other type makes a data block, which a browser takes no orders from. */
const executableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** CSP sources for the inline scripts of a page that carry our mark and a browser would follow, each once, in document order. */
export function inlineScriptHashes(html: string, mark: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (!attributes.includes(marking(mark)) || source.test(attributes) || !executableTypes.has(typeOf(attributes)))
      continue;
    hashes.add(hashSource(text));
  }
  return [...hashes];
}

/** The page as visitors get it. */
export function withoutMark(html: string, mark: string): string {
  return html.replaceAll(marking(mark), '');
}

/**
 * CSP sources for the inline style sheets of a page that carry our mark, each once, in document order. Of a drawing,
 * which holds nothing of a visitor's and bears no mark, all count: `mark` is null.
 */
export function inlineStyleHashes(markup: string, mark: string | null): string[] {
  const found = [...markup.matchAll(styles)].filter(
    ([, attributes = '']) => mark === null || attributes.includes(marking(mark)),
  );
  return [...new Set(found.map(([, , text = '']) => hashSource(text)))];
}

function marking(mark: string): string {
  return ` nonce="${mark}"`;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function typeOf(attributes: string): string {
  return type.exec(attributes)?.[1]?.toLowerCase() ?? '';
}
