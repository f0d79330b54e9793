const words = new Map(
  Object.entries({
    ...{ Jan: 'januar', Feb: 'februar', Mar: 'mars', Apr: 'april', May: 'mai', Jun: 'juni' },
    ...{ Jul: 'juli', Aug: 'august', Sep: 'september', Oct: 'oktober', Nov: 'november', Dec: 'desember' },
    ...{ Mo: 'mandag', Tu: 'tirsdag', We: 'onsdag', Th: 'torsdag', Fr: 'fredag', Sa: 'lørdag', Su: 'søndag' },
    ...{ PH: 'helligdager', SH: 'skoleferier', off: 'stengt', closed: 'stengt', easter: 'påske', week: 'uke' },
  }),
);

/**
 * Hours in OpenStreetMap's shorthand that no table of weekdays can hold, in Norwegian: `Apr-Sep: Mo-Fr 09:00-12:00` is
 * `april–september: mandag–fredag 09:00–12:00`. Null where the text is not in that shorthand from end to end.
 */
export function hoursInNorwegian(text: string): string | null {
  const parts = text.split(/([A-Za-z]+)/);
  const isShorthand = parts.every((part, index) => (index % 2 === 1 ? words.has(part) : /^[\d\s:;,\-–]*$/.test(part)));
  if (!isShorthand || parts.length === 1) return null;
  const told = parts.map((part) => words.get(part) ?? part.replaceAll('-', '–')).join('');
  return told.replace(/ ?([;,]) ?/g, '$1 ').trim();
}
