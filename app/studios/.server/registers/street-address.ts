/** A Norwegian address in the parts that registers tell it by. */
export interface StreetAddress {
  /** As it was written; empty where there is none. */
  readonly street: string;
  readonly number: number | null;
  /** A capital, or empty. */
  readonly letter: string;
  /** Four digits, or empty. */
  readonly postcode: string;
  readonly town: string;
}

const country = /^(?:norge|noreg|norway|no)$/i;
/** c/o, floors and such stand before or after a street and are none. */
const noStreet =
  /^(?:c\/o|att|v\/|postboks|pb\.?\s|(?:\d+\.?|[a-zæøå]+)\s*(?:etg|etasje)\b|inngang|kjeller|underetasje)/i;

/** Reads what people write. Never throws; parts that cannot be told are empty. */
export function readStreetAddress(text: string): StreetAddress {
  const parts = text
    .normalize('NFC')
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !country.test(part));
  const postal = parts.findLastIndex((part) => /^(?:NO?[- ]?)?\d{4}(?:\s+\D|$)/i.test(part));
  const [, postcode = '', town = ''] = /^(?:NO?[- ]?)?(\d{4})\s*(.*)$/i.exec(parts[postal] ?? '') ?? [];
  const before = postal < 0 ? parts : parts.slice(0, postal);
  const streets = before.filter((part) => !noStreet.test(part));
  const numbered = streets.find((part) => /\p{L}.*\d/u.test(part)) ?? streets[0] ?? '';
  // `Storgata 1 0155 Oslo`, written without a comma.
  const [, inline = numbered, inlineCode = '', inlineTown = ''] =
    /^(.*\d\s*[a-zæøå]?)\s+(\d{4})\s+(\p{L}.*)$/iu.exec(numbered) ?? [];
  const [, street = inline, digits = '', letter = ''] =
    /^(.*\p{L}\.?)\s*(\d{1,4})\s*([a-zæøå])?\b.*$/iu.exec(inline) ?? [];
  const lastPart = postal < 0 && parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return {
    street: street.trim(),
    number: digits === '' ? null : Number(digits),
    letter: letter.toUpperCase(),
    postcode: postcode || inlineCode,
    town: (postcode === '' ? inlineTown || lastPart : town).replace(country, '').trim(),
  };
}

/**
 * What spellings of the same street share: `Storgt.`, `Stor gata` and `Storgaten` are all `storgate`, `Kongens vei` and
 * `Kongensveg` are `kongenvei`; letter case, marks and spaces do not count.
 */
export function streetKey(street: string): string {
  return foldLetters(street)
    .replace(/\b(?:gt|g)\.?(?=\s|$)/g, 'gate')
    .replace(/gt\.?(?=\s|$)/g, 'gate')
    .replace(/(?:vn|v)\.(?=\s|$)/g, 'vei')
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?:gaten|gata)$/, 'gate')
    .replace(/(?:veien|vegen|veg)$/, 'vei')
    .replace(/s(?=(?:gate|vei|plass|alle)$)/, '');
}

/** Towns as registers write them: `KRISTIANSAND S` is Kristiansand. */
export function townKey(town: string): string {
  return foldLetters(town)
    .replace(/\s+(?:[nsvo]|[ns][vo])$/, '')
    .replace(/[^a-z0-9]/g, '');
}

/** Small letters without marks; the Norwegian ones as they are typed where there is no key for them. */
export function foldLetters(text: string): string {
  return text
    .toLocaleLowerCase('nb')
    .replace(/æ/g, 'ae')
    .replace(/ø|ö/g, 'o')
    .replace(/å|aa/g, 'a')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
