import { expect, test } from 'vitest';
import { embedLink, youTubeSearch } from './video.ts';

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', player],
  ['https://youtube.com/watch?list=x&v=dQw4w9WgXcQ', player],
  ['https://youtu.be/dQw4w9WgXcQ?t=5', player],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', player],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://vimeo.com/1', undefined],
  ['not an address', undefined],
])('%s', (watchLink, embedded) => {
  expect(embedLink(watchLink)).toBe(embedded);
});

test('the search asks for the title', () => {
  expect(new URL(youTubeSearch('Dyp søvnmeditasjon')).searchParams.get('search_query')).toBe('Dyp søvnmeditasjon');
});
