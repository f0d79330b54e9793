/** Attributes of the link that most visitors of a page follow next, to a page that ships no script: see decision record 37. */
export const likelyNext = { 'data-next': '' };
