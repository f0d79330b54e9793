/** A visitor's text on one line, where it can neither steer a terminal nor turn the text around it. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
