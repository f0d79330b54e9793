/**
 * The part of a whole answer that a request asks for by `Range`, as 206; the answer itself where it asks for all of it. Browsers
 * play sound from a part, and seek by asking for another: a cache holds the whole alone.
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/u.exec(range ?? '') ?? [];
  if (first === '' && last === '') return whole;
  const bytes = await whole.blob();
  const { size } = bytes;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const until = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  const headers = new Headers(whole.headers);
  if (from >= until) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${from}-${until - 1}/${size}`);
  headers.set('content-length', String(until - from));
  return new Response(bytes.slice(from, until), { status: 206, headers });
}
