/** A number to call, as visitors are told of it. */
export interface HelpLine {
  readonly name: string;
  /** As it is written: `116 123`. */
  readonly number: string;
  /** Whom it is for, in a sentence. */
  readonly about: string;
  /** The line's own page. */
  readonly page: string;
  /** The day on which a person called up the page and compared; null until somebody has. */
  readonly checked: string | null;
}

/** The one list of numbers; texts that name a number are compared with it. */
export const helpLines = {
  emergency: {
    name: 'Nødnummeret',
    number: '113',
    about: 'Når det står om liv, også når du er redd for å ta ditt eget.',
    page: 'https://www.helsenorge.no/',
    checked: null,
  },
  police: {
    name: 'Politiets nødnummer',
    number: '112',
    about: 'Når du eller noen andre er i fare akkurat nå.',
    page: 'https://www.politiet.no/',
    checked: null,
  },
  urgentCare: {
    name: 'Legevakten',
    number: '116 117',
    about: 'Når det haster og fastlegen er stengt. Åpent hele døgnet.',
    page: 'https://www.helsenorge.no/',
    checked: null,
  },
  mentalHealth: {
    name: 'Mental Helse',
    number: '116 123',
    about: 'For alle som trenger noen å snakke med. Åpent hele døgnet.',
    page: 'https://mentalhelse.no/fa-hjelp',
    checked: null,
  },
  church: {
    name: 'Kirkens SOS',
    number: '22 40 00 40',
    about: 'For deg som har det vondt, uansett tro. Åpent hele døgnet.',
    page: 'https://www.kirkens-sos.no/',
    checked: null,
  },
  children: {
    name: 'Alarmtelefonen for barn og unge',
    number: '116 111',
    about: 'Når noen er slemme mot deg, eller du er redd for noen. Det koster ingenting.',
    page: 'https://www.116111.no/',
    checked: null,
  },
  violence: {
    name: 'Vold- og overgrepslinjen',
    number: '116 006',
    about: 'For deg som er utsatt for vold eller overgrep av noen som står deg nær.',
    page: 'https://volinjen.no/',
    checked: null,
  },
} as const satisfies Readonly<Record<string, HelpLine>>;

export type HelpLineId = keyof typeof helpLines;

/** `tel:116123` */
export function callHref({ number }: Pick<HelpLine, 'number'>): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
