import type { RouterContextProvider } from 'react-router';
import { log } from '#app/.server/log.ts';
import {
  type ProposalErrors,
  type ProposalField,
  type ProposalValues,
  proposalErrors,
  proposalSubmission,
  tidyProposal,
} from '../proposal.ts';
import { isHoneypotFilled, readForm } from './contact.ts';
import { contactContext, senderContext } from './context.ts';

/** How it went, and what was typed where it is to be typed again. */
export type ProposalResult =
  | { status: 'sent' }
  | { status: 'invalid'; errors: ProposalErrors; values: ProposalValues }
  | { status: 'failed' | 'limited'; values: ProposalValues }
  | { status: 'unreadable' };

interface Answer {
  readonly result: ProposalResult;
  readonly status: number;
}

/** Stores a proposal as a message to the owner, under the limits of the contact form. `slug` is of the studio it is about. */
export async function receiveProposal(
  request: Request,
  context: Readonly<RouterContextProvider>,
  slug: string | null,
): Promise<Answer> {
  const { clientAddress, isTooLarge } = context.get(senderContext);
  const form = isTooLarge ? null : await readForm(request);
  if (form === null) return { result: { status: 'unreadable' }, status: isTooLarge ? 413 : 400 };
  const { store, limit, notices } = context.get(contactContext);
  if (isHoneypotFilled(form)) {
    log('contact.honeypot');
    return { result: { status: 'sent' }, status: 200 };
  }
  const values = tidyProposal(readValues(form));
  const errors = proposalErrors(values, slug);
  if (Object.keys(errors).length > 0) return { result: { status: 'invalid', errors, values }, status: 422 };
  if ((await limit.waitSeconds(clientAddress)) > 0) return { result: { status: 'limited', values }, status: 429 };
  try {
    log('contact.received', { outcome: await store.insertSubmission(proposalSubmission(values, slug)) });
  } catch (error) {
    log('contact.failed', { error: String(error) });
    return { result: { status: 'failed', values }, status: 500 };
  }
  notices?.wake();
  return { result: { status: 'sent' }, status: 200 };
}

function readValues(form: FormData): ProposalValues {
  const read = (field: ProposalField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    studio: read('studio'),
    address: read('address'),
    phone: read('phone'),
    website: read('website'),
    timetable: read('timetable'),
    hours: read('hours'),
    styles: read('styles'),
    description: read('description'),
    proof: read('proof'),
    sender: read('sender'),
    email: read('email'),
  };
}
