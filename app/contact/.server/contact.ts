import type { Submission } from '#app/.server/database/index.ts';
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactErrors,
  honeypotField,
  tidyContactValue,
} from '../submission.ts';

export type ParsedSubmission =
  | { ok: true; submission: Submission }
  | { ok: false; errors: ContactErrors; values: ContactValues };

/** The form that a request carries; null when it carries none that can be read. */
export async function readForm(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null);
}

/** Whether the field is filled that no person sees. */
export function isHoneypotFilled(form: FormData): boolean {
  return form.getAll(honeypotField).some((value) => value !== '');
}

/** The four fields of a sent form, checked; or what is wrong with each, and what was typed. */
export function parseSubmission(form: FormData): ParsedSubmission {
  const values = {
    name: read(form, 'name'),
    email: read(form, 'email'),
    subject: read(form, 'subject'),
    message: read(form, 'message'),
  };
  const errors = contactErrors(values);
  return Object.keys(errors).length === 0 ? { ok: true, submission: values } : { ok: false, errors, values };
}

/** A field that is missing, or arrives as a file, counts as empty. */
function read(form: FormData, field: ContactField): string {
  const value = form.get(field);
  return typeof value === 'string' ? tidyContactValue(value) : '';
}
