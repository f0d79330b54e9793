/** Where no city can be read from an address, by the specification. */
const defaultCity = 'Oslo';

const postalPart = /^(?:NO?[- ]?)?\d{4}\s+(\D.*)$/i;
const country = /[\s,]+(?:norge|noreg|norway)$/i;
/** Post offices of larger towns: 4632 Kristiansand S, 5300 Kleppestø is not one. */
const district = /\s+(?:[NSVØ]|[NS][VØ])$/;
const smallWords = new Set(['i', 'på', 'ved', 'og', 'under']);

/** Longer than any place name, in UTF-16 units; what is longer is not searched for either. */
export const longestPlace = 100;

/**
 * The city of a comma-separated address: the place name of the last part with a postal code, its district letter
 * dropped; without one, the second-to-last part; else Oslo. Oslo too where that part is no name: a number, an endless
 * text, or a dot, which would lead out of the city's own address.
 *
 *     Storgata 1, 4632 Kristiansand S, Norge → Kristiansand
 *     Fjordveien 2, Voss, Norway             → Voss
 */
export function cityOfAddress(address: string | null): string {
  const parts = (address ?? '')
    .normalize('NFC')
    .split(',')
    .map((part) => part.trim());
  const place = parts.map((part) => postalPart.exec(part)?.[1]).findLast((name) => name !== undefined);
  const city = tidyPlace(place ?? parts.at(-2) ?? '');
  return /\p{L}/u.test(city) && city.length <= longestPlace ? city : defaultCity;
}

/**
 * What two spellings of the same city share: letter case, composition and spacing do not tell cities apart. The key of a
 * key is itself, so that a city is found by its address. That takes NFC after lower case: `T̈` has no composed form, but
 * its lower case `ẗ` does.
 */
export function cityKey(name: string): string {
  return name.toLocaleLowerCase('nb').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The city's part of an address, before percent-encoding: its name in lower case. */
export function citySlug(name: string): string {
  return cityKey(name);
}

/** The ascii forms that lead to a city too: `mo-i-rana` → Mo i Rana, `alesund` and `aalesund` → Ålesund. */
export function cityAliases(name: string): string[] {
  const key = cityKey(name);
  const forms = [
    key,
    key.replace(/æ/g, 'ae').replace(/ø/g, 'o').replace(/å/g, 'a'),
    key.replace(/æ/g, 'ae').replace(/ø/g, 'o').replace(/å/g, 'aa'),
    key.replace(/æ/g, 'ae').replace(/ø/g, 'oe').replace(/å/g, 'aa'),
  ];
  const hyphened = forms.map((form) => form.replace(/ /g, '-'));
  return [...new Set([...forms, ...hyphened])].filter((form) => form !== key);
}

/** A place as it is written in running text: MO I RANA → Mo i Rana, St.Hanshaugen → St. Hanshaugen. */
export function tidyPlace(name: string): string {
  const spaced = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.(?=[^\s.])/g, '. ');
  const place = spaced.replace(country, '').replace(district, '');
  if (place !== place.toLocaleUpperCase('nb') && place !== place.toLocaleLowerCase('nb')) return place;
  return place
    .toLocaleLowerCase('nb')
    .split(' ')
    .map((word, index) => (index > 0 && smallWords.has(word) ? word : capitalise(word)))
    .join(' ');
}

function capitalise(word: string): string {
  return word.replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('nb'));
}
