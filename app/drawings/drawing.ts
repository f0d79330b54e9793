/** A drawing changes with a version of the site only: it is shown from the visitor's store for a month, and renewed behind. */
const caching = 'public, max-age=86400, stale-while-revalidate=2592000';

/** The answer to a request for a drawing. */
export function drawing(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': caching } });
}
