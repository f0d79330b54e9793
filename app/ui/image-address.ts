/**
 * The address of an image value: one that starts with http, data or a slash is an address already; one
 * without a dot is a photo id on the image service, whose `pattern` has `{id}` in it. Anything else is no image.
 */
export function imageAddress(value: string, pattern: string): string | undefined {
  if (/^(http|data|\/)/u.test(value)) return value;
  return value !== '' && !value.includes('.') ? pattern.replace('{id}', encodeURIComponent(value)) : undefined;
}
