/** Something to put into a calendar. */
interface CalendarEvent {
  readonly title: string;
  /** The whole address. */
  readonly url: string;
  readonly minutes: number;
  readonly startsAt: Date;
  readonly now: Date;
}

/** The longest line of the format, in octets (RFC 5545, 3.1). */
const lineOctets = 75;

/** The same time on the next day, by the clock of the device, also when the clocks are changed. */
export function tomorrow(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, now.getHours(), now.getMinutes());
}

/** An event as an iCalendar file (RFC 5545), at a time of day without a zone: nine o'clock is nine o'clock where one is. */
export function calendarFile({ title, url, minutes, startsAt, now }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pusterom//nb',
    'BEGIN:VEVENT',
    `UID:${now.getTime()}@${new URL(url).hostname}`,
    `DTSTAMP:${compact(now.toISOString())}Z`,
    `DTSTART:${localTime(startsAt)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    `DESCRIPTION:${escaped(url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261122T190000`. */
function localTime(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}T${two(at.getHours())}${two(at.getMinutes())}00`;
}

function compact(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+Z$/gu, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, '\\$&').replaceAll('\n', '\\n');
}

/** A long line as several: each but the first begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (encoder.encode(current + character).length > lineOctets) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}
