import type { Link } from './links.ts';

/**
 * The first telephone number in a cell as a link. Norwegian numbers are grouped as Norwegians write them; a foreign one
 * keeps its writing. Null where there is none that can be dialled.
 *
 *     +4722334455      → 22 33 44 55,      tel:+4722334455
 *     91234567         → 912 34 567,       tel:+4791234567
 *     +46 8 123 456 78 → +46 8 123 456 78, tel:+46812345678
 */
export function readPhone(text: string | null): Link | null {
  for (const candidate of (text ?? '').split(/[/;,]|\s(?:eller|og|or|and)\s/)) {
    const phone = readNumber(
      candidate
        .replace(/^\s*(?:telefon|tel|tlf|phone)?[.:]*\s*/i, '')
        .replace(/^'/, '')
        .trim(),
    );
    if (phone !== null) return phone;
  }
  return null;
}

function readNumber(text: string): Link | null {
  if (!/^\(?\+?[\d\s().-]+$/.test(text)) return null;
  const dialled = text
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (dialled.startsWith('+') && !dialled.startsWith('+47')) {
    return /^\+[1-9]\d{6,14}$/.test(dialled) ? { text, href: `tel:${dialled}` } : null;
  }
  const national = dialled.replace(/^\+47/, '').replace(/^47(?=\d{8}$)/, '');
  return /^(?:\d{8}|0\d{4})$/.test(national) ? { text: group(national), href: `tel:+47${national}` } : null;
}

/** Mobile (4, 9) and service numbers (8) in 3-2-3, others in pairs; five-digit numbers stand together. */
function group(national: string): string {
  if (national.length === 5) return national;
  const pattern = /^[489]/.test(national) ? /^(\d{3})(\d{2})(\d{3})$/ : /^(\d\d)(\d\d)(\d\d)(\d\d)$/;
  return (pattern.exec(national) ?? []).slice(1).join(' ');
}
