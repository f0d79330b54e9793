const [quote, backslash, open, close] = [0x22, 0x5c, 0x7b, 0x7d];

/** No element of a register's file comes near. */
const maxElementBytes = 1_000_000;

/**
 * The objects of a JSON list, each as its text, while the list streams by: a file of a gigabyte is never held. Throws
 * where an object is endless or the list ends within one.
 */
export async function* objectsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // One buffer for all, which every object is copied out of: new ones would wait for the collector by the hundred.
  let bytes = Buffer.alloc(0);
  let rest = 0;
  let [depth, isText, isEscaped] = [0, false, false];
  for await (const chunk of chunks) {
    const end = rest + chunk.length;
    if (end > bytes.length) bytes = Buffer.concat([bytes.subarray(0, rest)], 2 * end);
    bytes.set(chunk, rest);
    let start = depth > 0 ? 0 : -1;
    for (let at = rest; at < end; at += 1) {
      const byte = bytes[at];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
      } else if (byte === quote) {
        isText = true;
      } else if (byte === open) {
        if (depth === 0) start = at;
        depth += 1;
      } else if (byte === close) {
        depth -= 1;
        if (depth === 0) {
          yield bytes.toString('utf8', start, at + 1);
          start = -1;
        }
      }
    }
    rest = start < 0 ? 0 : end - start;
    if (start > 0) bytes.copyWithin(0, start, end);
    if (rest > maxElementBytes) throw new Error('it holds an endless object');
  }
  if (depth !== 0) throw new Error('it ends too early');
}
