/** Files that a page shows itself with: a path on this site, quoted or in a list, with one of these endings; and its figures. */
const fileInText =
  /(?<=["'`\s,(=])\/(?:figurer\/\w+\.json|[\w%./-]+\.(?:js|css|woff2|svg|png|webp|avif|webmanifest))(?=["'`\s,)?#])/gu;
/** How one script of the build names another that it needs, now or later. */
const scriptInScript = /(?<=["'`])(?:\.\/|assets\/)([\w.-]+\.(?:js|css))(?=["'`])/gu;
/** The sound track that a page plays; not the one that it offers for download. */
const soundInPage = /(?<=<audio[^>]* src=")\/[^"]+\.mp3\?[^"]*stille=\d+(?=")/gu;
/** A picture that is made for this page alone. */
const pictureOfPage = /(?<=<img[^>]* src=")\/[^"?]+\?[^"]+(?=")/gu;
const readable = /html|css|javascript/u;

/**
 * The answers of `pages` and of every file that they need to be shown and to run without a network, by path: style
 * sheets, fonts, drawings, sound, scripts and the scripts that those may fetch later. Rejects when one of them cannot be had.
 */
export async function withFiles(pages: readonly string[]): Promise<ReadonlyMap<string, Response>> {
  const found = new Map<string, Response>();
  let wanted: ReadonlySet<string> = new Set(pages);
  while (wanted.size > 0) {
    const answers = await Promise.all([...wanted].map(async (path) => [path, await fetchWhole(path)] as const));
    for (const [path, answer] of answers) found.set(path, answer);
    const named = await Promise.all(answers.map(([, answer]) => filesIn(answer.clone())));
    wanted = new Set(named.flat().filter((path) => !found.has(path)));
  }
  return found;
}

async function fetchWhole(path: string): Promise<Response> {
  // Asks again what may have changed; hashed files come from the browser's own store.
  const answer = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}

async function filesIn(answer: Response): Promise<string[]> {
  const type = answer.headers.get('content-type') ?? '';
  if (!readable.test(type)) return [];
  return filesNamedIn(await answer.text());
}

/** The files that a page, a style sheet or a script names. */
export function filesNamedIn(text: string): string[] {
  const files = [...text.matchAll(fileInText)].map(([file]) => file);
  const scripts = [...text.matchAll(scriptInScript)].map(([, name]) => `/assets/${name}`);
  const ofPage = [...text.matchAll(soundInPage), ...text.matchAll(pictureOfPage)];
  const addresses = ofPage.map(([address]) => address.replaceAll('&amp;', '&'));
  return [...new Set([...files, ...scripts, ...addresses])];
}
