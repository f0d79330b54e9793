const words = new Map(
  Object.entries({
    ...{ Jan: 'januar', Feb: 'februar', Mar: 'mars', Apr: 'april', May: 'mai', Jun: 'juni' },
    ...{ Jul: 'juli', Aug: 'august', Sep: 'september', Oct: 'oktober', Nov: 'november', Dec: 'desember' },
    ...{ Mo: 'mandag', Tu: 'tirsdag', We: 'onsdag', Th: 'torsdag', Fr: 'fredag', Sa: 'lørdag', Su: 'søndag' },
    ...{ PH: 'helligdager', SH: 'skoleferier', off: 'stengt', closed: 'stengt', easter: 'påske', week: 'uke' },
    ...{ sunrise: 'soloppgang', sunset: 'solnedgang', dawn: 'daggry', dusk: 'skumring' },
    ...{ 'by appointment': 'etter avtale', 'on appointment': 'etter avtale' },
  }),
);

/**
 * Hours in OpenStreetMap's shorthand that no table of weekdays can hold, in Norwegian: `Apr-Sep: Mo-Fr 09:00-12:00` is
 * `april–september: mandag–fredag 09:00–12:00`. A comment of its own stays as it is: `Tu "ring først"` is
 * `tirsdag «ring først»`. Null where the text is not in that shorthand from end to end.
 */
export function hoursInNorwegian(text: string): string | null {
  const parts = text.split(/("[^"]*"|(?:by|on) appointment|[A-Za-z]+)/);
  const isShorthand = parts.every((part, index) =>
    index % 2 === 1 ? words.has(part) || part.startsWith('"') : /^[\d\s:;,+|\-–]*$/.test(part),
  );
  if (!isShorthand || parts.length === 1) return null;
  const told = parts.map((part) => words.get(part) ?? commented(part) ?? part.replaceAll('-', '–')).join('');
  return told
    .replace(/(\d\d?:\d\d)\+/g, 'fra $1')
    .replace(/ ?\|\| ?/g, ', ellers ')
    .replace(/ ?([;,]) ?/g, '$1 ')
    .trim();
}

/** Null for what is no comment. */
function commented(part: string): string | null {
  if (!part.startsWith('"')) return null;
  const comment = part.slice(1, -1).trim();
  return words.get(comment.toLowerCase()) ?? `«${comment}»`;
}
