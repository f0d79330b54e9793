/** What visitors do, in shares of a thousand requests. One message in a thousand besides. */
const shares = { page: 640, cities: 160, studio: 120, search: 30, file: 49 };
const words = ['yin', 'rygg', 'søvn', 'pust', 'stress', 'oslo', 'hatha', 'morgen', 'hofter', 'sol'];
const period = 1000;

/** A source of addresses in a realistic mix, the same on every run; null stands for sending a message. */
export function createMix(sitemap: readonly string[], files: readonly string[]): () => string | null {
  const studio = sitemap.filter((path) => path.startsWith('/yogastudioer/studio/'));
  const cities = sitemap.filter((path) => path.startsWith('/yogastudioer') && !studio.includes(path));
  const page = sitemap.filter((path) => !path.startsWith('/yogastudioer'));
  const search = words.map((word) => `/sok?q=${encodeURIComponent(word)}`);
  const sources = { page, cities, studio, search, file: files };
  const order = Object.entries(shares).flatMap(([kind, share]) => Array<keyof typeof shares>(share).fill(kindOf(kind)));
  const shuffled = order.map((kind, index) => ({ kind, at: (index * 7919) % period })).sort((a, b) => a.at - b.at);
  let turn = 0;
  return () => {
    turn += 1;
    const kind = shuffled[turn % period]?.kind;
    if (kind === undefined) return null;
    const source = sources[kind];
    return source[turn % source.length] ?? '/';
  };
}

function kindOf(name: string): keyof typeof shares {
  if (name === 'page' || name === 'cities' || name === 'studio' || name === 'search' || name === 'file') return name;
  throw new Error(`no kind of request is called ${name}`);
}
