/** An address in the words of schema.org. */
export interface PostalAddress {
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly addressLocality: string;
  readonly addressCountry: 'NO';
}

/**
 * The parts of a comma-separated address; null unless it has a street and a Norwegian postal code, since half an
 * address is no address.
 *
 *     Storgata 1, 4632 Kristiansand S, Norge → Storgata 1 · 4632 · Kristiansand S
 */
export function readPostalAddress(address: string): PostalAddress | null {
  const parts = address.split(',').map((part) => part.trim());
  const index = parts.findLastIndex((part) => /^\d{4}\s+\D/u.test(part));
  if (index < 1) return null;
  const [, postalCode = '', addressLocality = ''] = /^(\d{4})\s+(.+)$/u.exec(parts[index] ?? '') ?? [];
  return { streetAddress: parts.slice(0, index).join(', '), postalCode, addressLocality, addressCountry: 'NO' };
}
