/** What takes a message, limits senders and tells the owner, and what the privacy page says. */

export { type Proposal, parseProposal } from '../proposal.ts';
export { createContactLimit } from './contact-limit.ts';
export { contactContext, type Sender, senderContext } from './context.ts';
export { openNotices } from './outbox/open.ts';
export { type PrivacyFacts, withPrivacyFacts } from './privacy-facts.ts';
