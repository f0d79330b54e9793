import { z } from 'zod';

/**
 * Words that promise an effect on an ailment. Norwegian marketing law wants such a claim documented,
 * and we have no documentation: say «kan bidra til», «kan kjennes», «mange opplever».
 */
export const forbiddenClaims =
  /\b(kurer\w*|helbred\w*|lege[rs]? (kroppen|sjelen|sår)|behandl(er|e) (angst|depresjon|smerter?|sykdom\w*|søvnløshet)|mot (angst|depresjon|søvnløshet|smerter)|fjerner (stress|smerter?|angst)|garanter\w*|mirak\w*|avgift\w*|detoks?\w*|detox\w*|giftstoff\w*|vitenskapelig bevist)/iu;

/** Typing that the house style does not use in what a visitor reads. */
const forbiddenMarks = /[!"“”]|\.\.\.| - /u;
const insteadOf: Readonly<Record<string, string>> = { '!': 'no exclamation marks', '...': '…', ' - ': '–' };

/** Text a visitor reads, held to the house's rules of language. */
export const prose = z
  .string()
  .trim()
  .min(1)
  .superRefine((text, context) => {
    const claim = forbiddenClaims.exec(text);
    if (claim) context.addIssue({ code: 'custom', message: `health claim «${claim[0]}»` });
    const mark = forbiddenMarks.exec(text);
    if (mark)
      context.addIssue({
        code: 'custom',
        message: `has ${JSON.stringify(mark[0])}; write ${insteadOf[mark[0]] ?? '«»'}`,
      });
  });

/** What search results and shared links show: long enough to say something, short enough to stay whole. */
export const metaDescription = prose.min(50).max(160);

/** A long text in two to four plain sentences, for those who will not read it all; other words than its ingress. */
export const summary = z.array(prose.max(180)).min(2).max(4);

/** The day on which what the page says was last changed, as in `2026-11-21`; search engines are told. */
export const updated = z.iso.date();

/** What a text rests on and who stands for it; in every file these follow `updated`. */
export const reviewFields = {
  /** Public places where a reader can check the text and read on: the page that says it where it was found, else the publisher's root address. */
  sources: z
    .array(z.strictObject({ title: prose, url: z.url({ protocol: /^https$/ }) }))
    .min(2)
    .max(6),
  /** The day on which the text was last read through. */
  reviewed: z.iso.date(),
  /** Who wrote it; the owner's to fill in. */
  author: prose.optional(),
  /** The health professional or trained teacher who has signed it; until then the page says that nobody has. */
  reviewedBy: prose.optional(),
};

/** Lower-case ascii words joined by hyphens, as they stand in an address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a–z and digits, joined by hyphens');

/** A duration as it is shown: `20 min`. */
export const duration = z.string().regex(/^\d+ min$/, 'must be as in "20 min"');

/**
 * An image value by the specification's rule: a photo id on the image service (no dot), or an address
 * that starts with http, data or a slash.
 */
export const image = z
  .string()
  .regex(/^(https?:\/\/|data:|\/)\S+$|^[^.\s]+$/, 'write /bilder/name.jpg, and put the picture into the folder bilder');

/** The number of minutes in a duration such as `20 min`. */
export function minutesOf(text: string): number {
  return Number.parseInt(text, 10);
}

/** Holds a compiled body to the same rules as the front matter; `where` names it in the error. */
export function checkProse(text: string, where: string): void {
  if (text.trim() === '') return;
  for (const [, alt = '', target = ''] of text.matchAll(pictureMark)) {
    if (alt.trim() === '') throw new Error(`${where}: the picture ${target} needs words for those who cannot see it`);
    if (!target.startsWith('/'))
      throw new Error(`${where}: the picture ${target} must lie in public/, as in /bilder/stol.jpg`);
  }
  const result = prose.safeParse(withoutMarkup(text));
  if (!result.success) throw new Error(`${where}: ${result.error.issues.map((issue) => issue.message).join('; ')}`);
}

/** `![words](address)`, with or without a title. */
const pictureMark = /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/gu;

/** Markdown without what is syntax rather than language: list dashes, link targets, code. */
function withoutMarkup(markdown: string): string {
  return markdown
    .replaceAll(pictureMark, '$1')
    .replaceAll(/\]\([^)]*\)/gu, ']')
    .replaceAll(/^\s*[-*] /gmu, '')
    .replaceAll(/^\s*\d+\. /gmu, '');
}
