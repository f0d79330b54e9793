import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { motionMap } from '#app/drawings/figure/stations.ts';
import { sessionOf } from '../.server/sessions.ts';
import { openPlace } from '../place.ts';
import { silencesOf } from '../script/silences.ts';
import { momentAt } from '../script/timeline.ts';
import { Stage } from './stage.tsx';

const figures = { ...motionMap, bodies: [], persons: {} };

/** What is seen at a second of a session, without what only a screen reader is told. */
function seenAt(id: string, seconds: number): string {
  const session = sessionOf(id);
  const moment = momentAt(session, seconds);
  const props = {
    session,
    place: openPlace,
    figures,
    moment,
    status: 'running',
    isSpoken: true,
    ambience: 'rain',
    next: [],
  } as const;
  return renderToStaticMarkup(<Stage {...props} />);
}

test('every bell of a class is seen in words at the moment when it sounds', () => {
  const bells = sessionOf('rygg').cues.filter(({ bell }) => bell === 'step' || bell === 'side');
  expect(bells.length).toBeGreaterThan(5);
  expect(bells.filter(({ atSeconds }) => !seenAt('rygg', atSeconds).includes('Gongslag'))).toEqual([]);
  const [first] = bells;
  if (first) expect(seenAt('rygg', first.atSeconds + 10)).not.toContain('Gongslag');
});

test('every phase of a guided breath is seen in words at the moment when its tone sounds', () => {
  const session = sessionOf('4-7-8');
  const guided = session.steps.find(({ breath }) => breath.length > 0);
  if (!guided) throw new Error('nothing is guided');
  const words = { in: 'Pust inn', hold: 'Hold', out: 'Pust ut', rest: 'Hvil' };
  let at = guided.startSeconds;
  for (const { kind, seconds } of guided.breath) {
    expect(seenAt('4-7-8', at)).toContain(words[kind]);
    at += seconds;
  }
});

test('a long silence is told in words while it lasts, with what sounds in the background', () => {
  const [silence] = silencesOf(sessionOf('rygg'));
  if (!silence) throw new Error('nothing is silent');
  const { fromSeconds, seconds } = silence;
  const words = /Stillhet i [^<]+\. Bakgrunn: regn\./u;
  expect(seenAt('rygg', fromSeconds + 0.1)).toMatch(words);
  expect(seenAt('rygg', fromSeconds + seconds - 0.1)).toMatch(words);
  expect(seenAt('rygg', fromSeconds - 0.1)).not.toContain('Stillhet');
  expect(seenAt('rygg', fromSeconds + seconds)).not.toContain('Stillhet');
});

test('what sounds in the background is told before the first word', () => {
  expect(seenAt('rygg', -3)).toContain('Bakgrunn: regn.');
});
