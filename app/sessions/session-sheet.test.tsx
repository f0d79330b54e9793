import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sessionOf } from './.server/sessions.ts';
import { SessionSheet } from './session-sheet.tsx';

test('a session shows each of its places once, as it is held or where its movement goes, by one person', () => {
  const html = renderToStaticMarkup(<SessionSheet steps={sessionOf('rygg').steps} />);
  const shown = [...html.matchAll(/\/figurer\/([\w-]+)\.(\d+)\.svg.*?<p>([\d:]+).*?<h3>([^<]+)/gu)];
  expect(shown.slice(1, 5).map(([, figure, , time, name]) => [figure, time, name])).toEqual([
    ['supine-hands-on-belly', '0:39', 'Ligg og kjenn etter'],
    ['marjaryasana', '2:11', 'Katten og Kua'],
    ['bird-dog', '4:05', 'Fuglehunden'],
    ['balasana', '6:13', 'Barnets stilling'],
  ]);
  expect(new Set(shown.map(([, , person]) => person)).size).toBe(1);
});

test('a place is shown as it is held, and not as one comes to it or leaves it', () => {
  const html = renderToStaticMarkup(<SessionSheet steps={sessionOf('styrke').steps} />);
  const shown = [...html.matchAll(/\/figurer\/([\w-]+)\.\d+\.svg.*?<h3>([^<]+)/gu)].map(([, figure, name]) => [
    name,
    figure,
  ]);
  expect(Object.fromEntries(shown)).toMatchObject({
    Stolen: 'utkatasana',
    'Krigeren III': 'warrior3-at-chair',
    Broen: 'bridge-halfway',
    'Nedadvendt hund': 'dog-with-bent-knees',
  });
});

test('a welcome is no place of its own where the first one looks the same', () => {
  const html = renderToStaticMarkup(<SessionSheet steps={sessionOf('yin').steps} />);
  expect(/<h3>([^<]+)/u.exec(html)?.[1]).toBe('Sitt og hør pusten');
});
