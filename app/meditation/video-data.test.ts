import { describe, expect, test } from 'vitest';
import { siteDefaults } from '#app/site/settings.ts';
import { videoData } from './meditation-kind.ts';

const site = { ...siteDefaults, url: 'https://pusterom.example' };
const meditation = { title: 'Dyp søvnmeditasjon', description: 'En rolig reise.' };

describe('a video', () => {
  test('is described where a real one is mapped', () => {
    const [video] = videoData(meditation, 'https://www.youtube.com/watch?v=abcdefghijk', '/bilder/a.svg', site);
    expect(video).toMatchObject({ name: meditation.title, thumbnailUrl: 'https://pusterom.example/bilder/a.svg' });
    expect(video?.embedUrl).toContain('abcdefghijk');
  });

  test.each([undefined, '', 'https://example.org/film'])('is not where none is: %j', (link) => {
    expect(videoData(meditation, link, undefined, site)).toEqual([]);
  });
});
