import { createContext } from 'react-router';
import type { StudioStore } from '#app/.server/database/index.ts';
import type { ContactLimit } from './contact-limit.ts';
import type { NoticeSender } from './outbox/notice-sender.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** What takes a visitor's message, and what is said of how long it is kept. */
export interface ContactContext {
  readonly store: Pick<StudioStore, 'insertSubmission'>;
  readonly limit: Pick<ContactLimit, 'waitSeconds'>;
  /** Tells the owner of messages; null where the settings do not say how. */
  readonly notices: Pick<NoticeSender, 'wake'> | null;
  readonly privacyFacts: PrivacyFacts;
}

export const contactContext = createContext<ContactContext>();

/** Of the request that brings a submission. */
export interface Sender {
  /** Whom the limit counts; empty where an answer must not depend on it. */
  readonly clientAddress: string;
  /** The submission was longer than the server takes: its body has not been read. */
  readonly isTooLarge: boolean;
}

export const senderContext = createContext<Sender>();
