import { randomUUID } from 'node:crypto';

/**
 * What our own scripts carry as their nonce while a page is rendered, and nobody else knows. Only they get into the
 * Content-Security-Policy, by their hashes; the mark itself is taken out before the page is sent.
 */
export const scriptMark: string = randomUUID();
