export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Bytes as latin1, at an offset from the beginning. */
const signatures: readonly [PictureFormat, ...(readonly [offset: number, bytes: string])[]][] = [
  ['jpeg', [0, '\xff\xd8\xff']],
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['gif', [0, 'GIF87a']],
  ['gif', [0, 'GIF89a']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
];

/** By what the first bytes are, not by what their sender calls them. Null for anything but these five: SVG, TIFF, a page. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  const isAt = ([offset, wanted]: readonly [number, string]) =>
    bytes.toString('latin1', offset, offset + wanted.length) === wanted;
  const [format = null] = signatures.find(([, ...parts]) => parts.every(isAt)) ?? [];
  return format ?? (isAvif(bytes) ? 'avif' : null);
}

/** A box `ftyp` that names the brand: its size, its type, the first brand, a version, further brands (ISO/IEC 14496-12). */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const box = bytes.toString('latin1', 0, Math.min(bytes.readUInt32BE(0), 256));
  const brands = [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gsu) ?? [])];
  return brands.includes('avif');
}
