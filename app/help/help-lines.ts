import type { HelpLines } from '#content';

/** A number to call, as visitors are told of it. */
export type HelpLine = HelpLines['lines'][keyof HelpLines['lines']];

/** `tel:116123` */
export function callHref({ number }: Pick<HelpLine, 'number'>): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
