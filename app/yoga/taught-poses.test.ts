import { expect, it } from 'vitest';
import { allPoses } from '#content';

/** Poses in which a mistake can hurt the neck or the back for good: a voice alone leads nobody into them. */
const taught = allPoses.filter(({ level, movements }) => level === 'advanced' && movements.includes('neck-load'));

it('the poses that are learnt with a teacher are known', () => {
  expect(taught.map(({ id }) => id).toSorted()).toEqual([
    'halasana',
    'salamba-sarvangasana',
    'salamba-sirsasana',
    'urdhva-dhanurasana',
  ]);
});

it('their voice says so first, and leads to the pose in its place before it leads on those who know it', () => {
  const wrong = taught.filter(({ spoken }) => {
    const lines = spoken.in.map(({ text }) => text);
    const goesOn = lines.findIndex((text) => text.startsWith('Har du lært '));
    return !/lærer du av en lærer\. Uten det (?:blir|hviler) du/u.test(lines[0] ?? '') || goesOn < 2;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('their pages send to a teacher too', () => {
  const silent = taught.filter(({ precautions }) => !precautions.some((text) => /av en lærer/u.test(text)));
  expect(silent.map(({ id }) => id)).toEqual([]);
});
