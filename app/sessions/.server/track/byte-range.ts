/** The part of a resource that a request asks for: `whole` also where its header is none that has to be heeded. */
export type AskedRange = 'whole' | 'unsatisfiable' | { readonly from: number; readonly to: number };

/**
 * Reads a Range header (RFC 9110, section 14). `to` is the offset after the last byte. More than one range, another unit
 * or what is no range at all is answered in whole, as the standard allows.
 */
export function readRange(header: string | null, sizeBytes: number): AskedRange {
  const [, first, last] = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)$/iu.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const from = Math.max(0, sizeBytes - Number(last));
    return from < sizeBytes ? { from, to: sizeBytes } : 'unsatisfiable';
  }
  const from = Number(first);
  const to = last === '' ? sizeBytes : Math.min(Number(last) + 1, sizeBytes);
  if (last !== '' && Number(last) < from) return 'whole';
  return from < sizeBytes ? { from, to } : 'unsatisfiable';
}
