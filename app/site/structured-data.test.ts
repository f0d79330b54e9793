import { describe, expect, test } from 'vitest';
import { readPostalAddress } from '#app/studios/rules/postal-address.ts';
import { toStudio } from '#app/studios/rules/studio.ts';
import { type StudioRow, studioRow } from '#app/studios/rules/studio-row.ts';
import { siteDefaults } from './settings.ts';
import { classData, faqData, studioData, videoData } from './structured-data.ts';

const site = { ...siteDefaults, url: 'https://pusterom.example' };
const meditation = { title: 'Dyp søvnmeditasjon', description: 'En rolig reise.' };

function dataOf(cells: Partial<Record<keyof StudioRow, string>>) {
  const studio = toStudio(
    studioRow.parse({ place_id: 'a', name: 'Svale', address: 'Storgata 1, 0155 Oslo, Norge', ...cells }),
  );
  return studioData(studio, readPostalAddress(studio.address));
}

describe('a studio', () => {
  test('says nothing of the rating that a map service gave it', () => {
    expect(JSON.stringify(dataOf({ rating: '4.8', reviews: '812' }))).not.toMatch(/4[.,]8|812|rating|review/iu);
  });

  test.each(['09:00-21:00', 'N/A', '*****', '', 'etter avtale'])(
    'tells no hours where weekdays are unknown: %j',
    (workday_timing) => {
      expect(dataOf({ workday_timing })).not.toHaveProperty('openingHoursSpecification');
    },
  );

  test('tells the hours of the weekdays that are known', () => {
    const { openingHoursSpecification } = dataOf({ workday_timing: 'Mo-Fr 07:00-21:00; Sa 09:00-16:00' });
    expect(openingHoursSpecification).toHaveLength(6);
    expect(openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Saturday',
      opens: '09:00',
      closes: '16:00',
    });
  });

  test('names what is missing nowhere', () => {
    expect(Object.keys(dataOf({}))).toEqual(['@type', 'name', 'address']);
  });
});

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

test('questions are where there are some', () => {
  const section = { id: 'a', heading: 'A', text: '', html: '', items: [{ title: 'Hvorfor?', text: 'Derfor.' }] };
  expect(faqData([{ ...section, layout: 'list' }])).toEqual([]);
  expect(faqData([{ ...section, layout: 'faq' }])).toHaveLength(1);
});

test('what schema.org does not know, or knows as something else, does not compile', () => {
  const plan = classData({ title: 'Yin', description: 'Rolig', category: 'Yin' }, 30, 'Lett');
  // @ts-expect-error: a property that no such item has
  expect({ ...plan, colour: 'blue' } satisfies typeof plan).toHaveProperty('colour');
  // @ts-expect-error: a number where a text or a language is meant
  expect({ ...plan, inLanguage: 1 } satisfies typeof plan).toHaveProperty('inLanguage', 1);
});
