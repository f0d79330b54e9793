import type { Submission } from '#app/.server/database/index.ts';
import { readPhone, readWebLink } from '#app/studios/rules/index.ts';
import { contactError, contactLimits, tidyContactValue } from './submission.ts';

/** What a visitor may say of a studio, in the order of the form. `column` is the studio table's. */
export const proposalFields = [
  { name: 'studio', label: 'Navn på studioet', line: 'Navn', column: 'name', most: 200 },
  { name: 'address', label: 'Adresse', line: 'Adresse', column: 'address', most: 300 },
  { name: 'phone', label: 'Telefon', line: 'Telefon', column: 'phone', most: 40 },
  { name: 'website', label: 'Nettsted', line: 'Nettsted', column: 'website', most: 300 },
  { name: 'timetable', label: 'Timeplan på nettet', line: 'Timeplan', column: 'timetable', most: 300 },
  { name: 'hours', label: 'Åpningstider', line: 'Åpningstider', column: 'workday_timing', most: 500 },
  { name: 'styles', label: 'Yogastiler', line: 'Stiler', column: 'categories', most: 300 },
  { name: 'description', label: 'Om studioet', line: 'Omtale', column: 'description', most: 1500 },
  { name: 'proof', label: 'Hvordan kan vi se at opplysningene stemmer?', line: 'Bekreftelse', column: null, most: 500 },
] as const;

export type ProposalField = (typeof proposalFields)[number]['name'] | 'sender' | 'email';
export type ProposalValues = Record<ProposalField, string>;
export type ProposalErrors = Partial<ProposalValues>;

/** A stored proposal, read back. `slug` is of the studio that it is about; null for a new one. */
export interface Proposal {
  readonly slug: string | null;
  readonly cells: Partial<Record<NonNullable<(typeof proposalFields)[number]['column']>, string>>;
  readonly proof: string;
}

const newStudio = 'Nytt studio';
const ownStudio = 'Fra studioet';
const slugLine = 'Side';

export function tidyProposal(values: ProposalValues): ProposalValues {
  return {
    studio: tidyContactValue(values.studio),
    address: tidyContactValue(values.address),
    phone: tidyContactValue(values.phone),
    website: tidyContactValue(values.website),
    timetable: tidyContactValue(values.timetable),
    hours: oneLine(values.hours),
    styles: oneLine(values.styles),
    description: oneLine(values.description),
    proof: oneLine(values.proof),
    sender: tidyContactValue(values.sender),
    email: tidyContactValue(values.email),
  };
}

/** What is wrong with each field of a tidied proposal, in bokmål; empty when it may be sent. */
export function proposalErrors(values: ProposalValues, slug: string | null): ProposalErrors {
  const errors: ProposalErrors = {};
  for (const { name, label, most } of proposalFields) {
    const value = values[name];
    if (value.length > most) errors[name] = `«${label}» kan ha høyst ${most.toLocaleString('nb')} tegn.`;
    else if (/\p{Cc}/u.test(value)) errors[name] = `«${label}» inneholder tegn som ikke kan brukes her.`;
  }
  if (values.studio === '') errors.studio = 'Skriv navnet på studioet.';
  if (slug === null && values.address === '') errors.address = 'Skriv adressen, med postnummer og sted.';
  if (values.phone !== '' && readPhone(values.phone) === null) errors.phone = 'Skriv et telefonnummer som kan ringes.';
  if (values.website !== '' && readWebLink(values.website) === null)
    errors.website = 'Skriv en nettadresse, for eksempel studio.no.';
  if (values.timetable !== '' && readWebLink(values.timetable) === null)
    errors.timetable = 'Skriv nettadressen til timeplanen, for eksempel studio.no/timeplan.';
  const [sender, email] = [contactError('name', values.sender), contactError('email', values.email)];
  if (sender !== null) errors.sender = sender;
  if (email !== null) errors.email = email;
  return errors;
}

/** A proposal is stored as a message to the owner: one line a field, so that people and `parseProposal` can read it. */
export function proposalSubmission(values: ProposalValues, slug: string | null): Submission {
  const told = proposalFields.filter(({ name }) => values[name] !== '');
  const lines = told.map(({ name, line }) => `${line}: ${values[name]}`);
  return {
    name: values.sender,
    email: values.email,
    subject: `${slug === null ? newStudio : ownStudio}: ${values.studio}`.slice(0, contactLimits.subject),
    message: [...(slug === null ? [] : [`${slugLine}: ${slug}`]), ...lines].join('\n'),
  };
}

/** Null for a message that is no proposal. Anyone can write one into the contact form: it is for the owner to judge. */
export function parseProposal({ subject, message }: Pick<Submission, 'subject' | 'message'>): Proposal | null {
  const isNew = subject.startsWith(`${newStudio}: `);
  if (!isNew && !subject.startsWith(`${ownStudio}: `)) return null;
  const lines = new Map(
    message.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const slug = lines.get(slugLine) ?? null;
  const cells: Record<string, string> = {};
  for (const { line, column } of proposalFields) {
    const value = lines.get(line);
    if (column !== null && value) cells[column] = value;
  }
  if (!cells.name || (slug === null) !== isNew) return null;
  return { slug, cells, proof: lines.get('Bekreftelse') ?? '' };
}

function oneLine(value: string): string {
  return tidyContactValue(value).replace(/[\n\t]+/g, ' ');
}
