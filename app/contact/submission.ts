export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<ContactValues>;

/** What the server answers to a sent form. */
export type ContactResult =
  | { status: 'sent' }
  | { status: 'invalid'; errors: ContactErrors; values: ContactValues }
  | { status: 'failed'; values: ContactValues }
  | { status: 'limited'; values: ContactValues; waitMinutes: number }
  /** What was typed could not be read: it stands where it was typed. */
  | { status: 'tooLarge' | 'unreadable' };

const statuses: readonly unknown[] = ['sent', 'invalid', 'failed', 'limited', 'tooLarge', 'unreadable'];

/** Tells an answer of the server from one of something between it and the browser. */
export function isContactResult(answer: unknown): answer is ContactResult {
  return typeof answer === 'object' && answer !== null && 'status' in answer && statuses.includes(answer.status);
}

/** A field that no person sees and programs fill in: what comes with it is thrown away. */
export const honeypotField = 'nettside';

/** Most characters a field may have. Not as `maxlength`, by which a browser cuts pasted text without a word. */
export const contactLimits = { name: 200, email: 254, subject: 200, message: 5000 } as const;

/** The value as it is kept: trimmed, with line breaks of one kind. */
export function tidyContactValue(value: string): string {
  return value.replaceAll('\r\n', '\n').trim();
}

/** What is wrong with a field, in bokmål, or null. The one home of the form's rules, for the browser and the server. */
export function contactError(field: ContactField, value: string): string | null {
  const text = tidyContactValue(value);
  const { missing, label } = wording[field];
  if (text === '') return missing;
  if (text.length > contactLimits[field]) {
    return `${label} kan ha høyst ${contactLimits[field].toLocaleString('nb')} tegn, og har nå ${text.length.toLocaleString('nb')}.`;
  }
  const control = field === 'message' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u;
  if (control.test(text)) return `${label} inneholder tegn som ikke kan brukes her. Skriv teksten på nytt uten dem.`;
  if (field === 'email' && !email.test(text)) return 'E-postadressen er ikke gyldig. Skriv den som navn@eksempel.no.';
  return null;
}

/** The errors of all fields, one each; empty when the form may be sent. */
export function contactErrors(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const error = contactError(field, values[field]);
    if (error !== null) errors[field] = error;
  }
  return errors;
}

const wording: Record<ContactField, { label: string; missing: string }> = {
  name: { label: 'Navnet', missing: 'Skriv inn navnet ditt.' },
  email: { label: 'E-postadressen', missing: 'Skriv inn e-postadressen din.' },
  subject: { label: 'Emnet', missing: 'Skriv hva meldingen gjelder.' },
  message: { label: 'Meldingen', missing: 'Skriv en melding.' },
};

/** What `<input type=email>` accepts: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
