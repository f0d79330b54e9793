/** What the privacy page says of this site, as the owner has set it. */
export interface PrivacyFacts {
  /** Null where nothing deletes by age. */
  readonly contactRetentionDays: number | null;
  /** 0 where there are no backups. */
  readonly contactBackupDays: number;
  /** Who answers for the site in law; null where the owner has not said. */
  readonly controller: Controller | null;
  /** `url` of a backend whose host is nobody's secret. */
  readonly database: { readonly kind: string; readonly url?: string };
  /** Null where no notice is sent. */
  readonly mail: object | null;
}

export interface Controller {
  readonly name: string;
  /** Nine digits. */
  readonly number: string | null;
  readonly address: string | null;
}

/**
 * Puts the facts in where a text leaves them open by `{lagringstid}` and its like. Where nothing deletes by age, no
 * number of days is promised. `write` makes of an owner's words what the text is made of.
 */
export function withPrivacyFacts(text: string, facts: PrivacyFacts, write = (words: string) => words): string {
  return text
    .replaceAll('{lagringstid}', keepingTimeOf(facts))
    .replaceAll('{sikkerhetskopier}', backupsOf(facts))
    .replaceAll('{behandlingsansvarlig}', () => write(controllerOf(facts)))
    .replaceAll('{lagringssted}', () => write(placeOf(facts)))
    .replaceAll('{varsel}', facts.mail === null ? '' : ', og vi får den også på e-post');
}

function keepingTimeOf({ contactRetentionDays }: PrivacyFacts): string {
  if (contactRetentionDays === null) return 'så lenge det trengs for å svare deg';
  return `i høyst ${inDays(contactRetentionDays)}`;
}

function backupsOf({ contactBackupDays }: PrivacyFacts): string {
  if (contactBackupDays === 0) return '';
  return `Sikkerhetskopier av databasen har vi i høyst ${inDays(contactBackupDays)}. Så lenge kan en slettet henvendelse ligge i en kopi.`;
}

function controllerOf({ controller }: PrivacyFacts): string {
  if (controller === null) return 'Den som driver Pusterom, er behandlingsansvarlig.';
  const { name, number, address } = controller;
  const known = [number && `organisasjonsnummer ${inGroups(number)}`, address].filter((part) => part !== null);
  return `${[name, ...known].join(', ')}${known.length > 0 ? ',' : ''} er behandlingsansvarlig.`;
}

function placeOf({ database }: PrivacyFacts): string {
  if (database.kind === 'embedded') return 'Databasen er en fil på den samme serveren som nettstedet.';
  if (database.kind === 'postgres' || database.url === undefined)
    return 'Databasen står hos den som driver nettstedet, eller hos en databehandler som vi har avtale med.';
  return `Databasen står hos en databehandler som vi har avtale med (${new URL(database.url).hostname}).`;
}

/** 123 456 789 */
function inGroups(number: string): string {
  return number.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
}

function inDays(days: number): string {
  return days === 1 ? 'ett døgn' : `${days} dager`;
}
