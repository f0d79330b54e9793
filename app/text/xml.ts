/** Text as XML content or as an attribute's value. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[<>&'"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}
