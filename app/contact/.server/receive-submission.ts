import type { RouterContextProvider } from 'react-router';
import { log } from '#app/.server/log.ts';
import type { ContactResult } from '../submission.ts';
import { isHoneypotFilled, parseSubmission, readForm } from './contact.ts';
import { contactContext, senderContext } from './context.ts';

interface Answer {
  readonly result: ContactResult;
  readonly status: number;
  readonly headers?: Record<string, string>;
}

/** Stores one message. Whatever goes wrong, what was typed comes back, where it could be read at all. */
export async function receiveSubmission(request: Request, context: Readonly<RouterContextProvider>): Promise<Answer> {
  const { clientAddress, isTooLarge } = context.get(senderContext);
  if (isTooLarge) return { result: { status: 'tooLarge' }, status: 413 };
  const form = await readForm(request);
  if (form === null) return { result: { status: 'unreadable' }, status: 400 };
  const { store, limit, notices } = context.get(contactContext);
  if (isHoneypotFilled(form)) {
    log('contact.honeypot');
    return { result: { status: 'sent' }, status: 200 };
  }
  const parsed = parseSubmission(form);
  if (!parsed.ok) return { result: { status: 'invalid', errors: parsed.errors, values: parsed.values }, status: 422 };
  const { submission } = parsed;
  const waitSeconds = await limit.waitSeconds(clientAddress);
  if (waitSeconds > 0) {
    const waitMinutes = Math.ceil(waitSeconds / 60);
    const headers = { 'Retry-After': String(waitSeconds) };
    return { result: { status: 'limited', values: submission, waitMinutes }, status: 429, headers };
  }
  try {
    log('contact.received', { outcome: await store.insertSubmission(submission) });
  } catch (error) {
    log('contact.failed', { error: String(error) });
    return { result: { status: 'failed', values: submission }, status: 500 };
  }
  notices?.wake();
  return { result: { status: 'sent' }, status: 200 };
}
