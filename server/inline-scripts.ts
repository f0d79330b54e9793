import { createHash } from 'node:crypto';

/** `<script>` elements; React writes attributes with their quotes escaped, so no `>` stands inside one. */
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const source = /\ssrc\s*=/i;
const type = /\stype\s*=\s*["']?([^"'\s>]*)/i;
/** Any other type makes a data block, which no browser runs. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap']);

/** CSP sources for the inline scripts of a page that a browser would run, each once, in document order. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (source.test(attributes) || !executableTypes.has(typeOf(attributes))) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

function typeOf(attributes: string): string {
  return type.exec(attributes)?.[1]?.toLowerCase() ?? '';
}
