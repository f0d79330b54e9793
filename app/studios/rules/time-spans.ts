/** A stretch of one day, in minutes after midnight. One that ends after midnight closes above 1440. */
export type Span = { opensMinute: number; closesMinute: number };

const dayMinutes = 24 * 60;

/**
 * The hours of one day: '9 AM-5 PM', '09.00-14.00, 16-19', 'Closed', 'Open 24 hours'. Empty means closed; null that the
 * text cannot be read. Two bare hours that run backwards ('9-5') are not guessed at.
 */
export function readSpans(text: string): readonly Span[] | null {
  if (/^(?:closed|stengt|lukket|off)$/i.test(text)) return [];
  if (/^(?:(?:open )?24 hours|24\/7|døgnåpent|åpent hele døgnet)$/i.test(text)) return [wholeDay];
  const spans = text.split(/ ?(?:,|&|\/|\bog\b|\band\b) ?/).map(readSpan);
  return spans.every((span) => span !== null) ? spans : null;
}

/** In Norwegian: '09:00–14:00, 16:00–19:00', 'Stengt' or 'Døgnåpent'. */
export function writeSpans(spans: readonly Span[]): string {
  if (spans.length === 0) return 'Stengt';
  return spans
    .map(({ opensMinute, closesMinute }) =>
      closesMinute - opensMinute === dayMinutes ? 'Døgnåpent' : `${clock(opensMinute)}–${clock(closesMinute)}`,
    )
    .join(', ');
}

const wholeDay: Span = { opensMinute: 0, closesMinute: dayMinutes };

type Time = { minute: number; bare: boolean; half: 'a' | 'p' | null };

function readSpan(text: string): Span | null {
  const [from, to, ...more] = text.split(/ ?- ?/).map(readTime);
  if (!from || !to || more.length > 0) return null;
  const opensMinute = inherit(from, to);
  const closesMinute = onClock(to);
  if (opensMinute === null || closesMinute === null || opensMinute === dayMinutes) return null;
  if (closesMinute > opensMinute) return { opensMinute, closesMinute };
  if (from.bare && to.bare && to.half === null) return null;
  return { opensMinute, closesMinute: closesMinute + dayMinutes };
}

/** 9, 09, 0900, 9:00, 09.00, 9 AM, 9:30 p.m. */
function readTime(text: string): Time | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))? ?(?:([ap])\.?m\.?)?$/i.exec(text);
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2] ?? 0)];
  if (match === null || minute > 59 || hour * 60 + minute > dayMinutes) return null;
  const half = match[3]?.toLowerCase() === 'a' ? 'a' : match[3] === undefined ? null : 'p';
  return { minute: hour * 60 + minute, bare: match[2] === undefined, half };
}

/** '1-5 PM' opens at 13:00, '9-5 PM' at 09:00: the half of the closing time, unless that would run backwards. */
function inherit(from: Time, to: Time): number | null {
  if (from.half !== null || to.half === null) return onClock(from);
  const same = onClock({ ...from, half: to.half });
  const closes = onClock(to);
  return same !== null && closes !== null && same < closes ? same : onClock({ ...from, half: 'a' });
}

function onClock({ minute, half }: Time): number | null {
  if (half === null) return minute;
  if (minute < 60 || minute >= 13 * 60) return null;
  return (minute % (12 * 60)) + (half === 'p' ? 12 * 60 : 0);
}

/** `09:00`; midnight as an end is `24:00`, later times are those of the next day. */
export function clock(minute: number): string {
  const hour = minute === dayMinutes ? 24 : Math.floor(minute / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
