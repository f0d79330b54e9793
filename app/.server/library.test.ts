import { expect, test } from 'vitest';
import { videos } from '#content';
import {
  articleById,
  articles,
  cities,
  listedMeditations,
  meditationBySlug,
  meditations,
  pageText,
  poseOf,
  poses,
  relatedClasses,
  sectionOf,
  yogaClasses,
  yogaTypes,
} from './library.ts';

test('as much of each kind as the specification names', () => {
  expect(yogaClasses.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(listedMeditations).toHaveLength(5);
  expect(meditations.filter(({ listed }) => !listed).map(({ slug }) => slug)).toEqual(['5-minutters-pusteovelse']);
  expect(yogaTypes.map(({ slug }) => slug)).toEqual([
    'hatha',
    'vinyasa-flow',
    'yin-yoga',
    'yang-yin',
    'strong-flow',
    'vinyasa-core',
    'hip-flow',
    'rise-and-shine',
    'meditation',
    'stretch-flow',
  ]);
  expect(cities).toHaveLength(38);
});

test('all topics and all types of article are in use', () => {
  expect(new Set(articles.map(({ topic }) => topic)).size).toBe(5);
  expect(new Set(articles.map(({ type }) => type)).size).toBe(4);
});

test('the poses of the specification are there, five or more in each group, at all levels', () => {
  const ids = poses.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'tadasana',
      'virabhadrasana1',
      'virabhadrasana2',
      'utthita-trikonasana',
      'sukhasana',
      'paschimottanasana',
      'baddha-konasana',
      'ardha-matsyendrasana',
      'adho-mukha-svanasana',
    ]),
  );
  for (const group of Map.groupBy(poses, ({ group }) => group).values()) expect(group.length).toBeGreaterThanOrEqual(5);
  expect(new Set(poses.map(({ level }) => level)).size).toBe(3);
});

test('a meditation is found by its slug and by its title in lower case with hyphens', () => {
  for (const name of ['dyp-sovnmeditasjon', 'dyp-søvnmeditasjon', 'dyp-soevnmeditasjon', 'DYP-SØVNMEDITASJON']) {
    expect(meditationBySlug(name)?.slug).toBe('dyp-sovnmeditasjon');
  }
  expect(meditationBySlug('finnes-ikke')).toBeUndefined();
});

test.each(['1abc', '-1', '1.0', '0', '01', '', '99999999999999999999', '1e0', ' 1'])('«%s» is no article', (id) => {
  expect(articleById(id)).toBeUndefined();
});

test('related classes share category or level, and never include the class itself', () => {
  for (const yogaClass of yogaClasses) {
    const related = relatedClasses(yogaClass);
    expect(related.length).toBeLessThanOrEqual(3);
    expect(related).not.toContain(yogaClass);
    for (const other of related) {
      expect(other.category === yogaClass.category || other.level === yogaClass.level).toBe(true);
    }
  }
});

test('the video map has the five listed meditations', () => {
  expect(Object.keys(videos.videos).toSorted()).toEqual(listedMeditations.map(({ slug }) => slug).toSorted());
});

test('a section or a pose that a page needs and does not find is an error, not a gap', () => {
  const text = pageText('contact');
  expect(sectionOf(text, 'tilgjengelig').id).toBe('tilgjengelig');
  expect(() => sectionOf(text, 'finnes-ikke')).toThrow('finnes-ikke');
  expect(poseOf('tadasana').name).toBe('Fjellet');
  expect(() => poseOf('finnes-ikke')).toThrow('finnes-ikke');
});
