/** Attributes of the link that most visitors of a page follow next, to a page that ships no script: docs/decisions/0032-speculation-rules.md. */
export const likelyNext = { 'data-next': '' };
