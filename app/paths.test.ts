import { expect, test } from 'vitest';
import { paths, withQuery } from './paths.ts';

test('every address of the site; one that changes needs a redirect', () => {
  const addresses = {
    ...paths,
    yogaClass: paths.yogaClass('rygg'),
    yogaType: paths.yogaType('hatha'),
    pose: paths.pose('tadasana'),
    exercise: paths.exercise('vend-hodet'),
    meditation: paths.meditation('dyp-sovnmeditasjon'),
    articlesByTopic: paths.articlesByTopic('søvn'),
    articlesByType: paths.articlesByType('guide'),
    breathingExercise: paths.breathingExercise('jevn-pust'),
    programme: paths.programme('sju-dager-yoga'),
    programmeDay: paths.programmeDay('sju-dager-yoga', 2),
    session: paths.session('rygg'),
    ownSession: paths.ownSession(['tadasana-60', 'vrksasana-30']),
    article: paths.article({ id: 1, slug: 'slik-begynner-du-a-meditere' }),
    studioLocation: paths.studioLocation('Mo i Rana'),
    studio: paths.studio('et-studio'),
    figure: paths.figure('tadasana'),
    housePicture: paths.housePicture('vest-vinter-tre-3'),
    picture: paths.picture('klasse-rygg'),
    landscape: paths.landscape('sleep'),
    mapLand: paths.mapLand('norge', 'norway'),
  };
  expect(addresses).toMatchSnapshot();
});

test('cities stand in lower case, percent-encoded once', () => {
  expect(paths.studioLocation('Ålesund')).toBe('/yogastudioer/%C3%A5lesund');
  expect(paths.studioLocation('Mo i Rana')).toBe('/yogastudioer/mo%20i%20rana');
});

test('empty parameters are left out', () => {
  expect(withQuery('/yoga', { level: '', type: '' })).toBe('/yoga');
  expect(withQuery('/meditasjon', { focus: 'søvn', type: '' })).toBe('/meditasjon?focus=s%C3%B8vn');
});
