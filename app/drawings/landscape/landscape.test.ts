import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contrast, fromHex, mix, type Oklch, toHex } from './colour.ts';
import { isGroup, marksOf } from './drawing.tsx';
import { headingTone } from './heading-tone.ts';
import { type Hour, hours, laterHours, type TextTone } from './hours.ts';
import { heroSheet, Landscape } from './landscape.tsx';
import { colourOf, of, surfaceColour } from './paint.ts';
import { Picture, pictureSheet } from './picture.tsx';
import { type PictureId, pictures } from './pictures.ts';
import type { Scene } from './scene.ts';
import { type SceneId, scenes } from './scenes.ts';
import { stageScenes } from './stage-scenes.ts';
import { lightsOfYear } from './year.ts';

const keysOf = <T extends object>(record: T): (keyof T & string)[] => {
  const isKey = (key: string): key is keyof T & string => key in record;
  return Object.keys(record).filter(isKey);
};

const drawings = [
  ...keysOf(scenes).map((id: SceneId) => ({ id, svg: renderToStaticMarkup(createElement(Landscape, { scene: id })) })),
  ...keysOf(pictures).map((id: PictureId) => ({ id, svg: renderToStaticMarkup(createElement(Picture, { id })) })),
];

const all: Readonly<Record<string, Scene>> = { ...scenes, ...pictures };
const hasPeople = (id: string): boolean => marksOf(all[id] ?? pictures.plassholder, pictureSheet).some(isGroup);
const idsOf = (offenders: readonly { readonly id: string }[]): string[] => offenders.map(({ id }) => id);

test('every drawing fits in 3 KB on the wire, in 4.5 KB with people', () => {
  const heavy = drawings.filter(({ id, svg }) => brotliCompressSync(svg).length > (hasPeople(id) ? 4608 : 3072));
  expect(idsOf(heavy)).toEqual([]);
});

test('sun lies on a floor by day, and at no hour when it is down', () => {
  const isSunny = (hour: Hour) => colourOf('sunOnFloor', hour, 'autumn') !== '#0000';
  const wrong = keysOf(hours).filter((id) => isSunny(hours[id]) !== (hours[id].heading === 'ink'));
  expect(wrong).toEqual([]);
  expect(marksOf(scenes.stue, heroSheet).some((mark) => !isGroup(mark) && mark.fill === 'sunOnFloor')).toBe(true);
});

test('no drawing that stands in a page has an inline style, which the Content-Security-Policy would drop', () => {
  expect(idsOf(drawings.filter(({ id, svg }) => id in scenes && /\sstyle=|<style/u.test(svg)))).toEqual([]);
});

test('every drawing has only finite numbers', () => {
  expect(idsOf(drawings.filter(({ svg }) => /NaN|Infinity|undefined|e-\d/u.test(svg)))).toEqual([]);
});

test('every drawing names its gradients after itself, so that two share a page', () => {
  const gradients = drawings.flatMap(({ id, svg }) =>
    [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, gradient = '']) => ({ id, gradient })),
  );
  expect(gradients.filter(({ id, gradient }) => !gradient.startsWith(`${id}-`))).toEqual([]);
  expect(gradients.length).toBeGreaterThan(drawings.length);
});

test('every page and every kind of content has its drawing', () => {
  const pages =
    'home yoga classes types beginners poses home-practice morning meditation meditation-types meditation-beginners guided sleep stress articles studios about contact legal not-found search accessibility';
  const cards =
    'klasse-nybegynner klasse-yin klasse-rygg klasse-styrke klasse-sovn meditasjon-mindfulness meditasjon-sovn meditasjon-stress meditasjon-kroppsskanning meditasjon-morgen meditasjon-pust artikkel-1 artikkel-2 artikkel-3 artikkel-4 artikkel-5 type-hatha type-vinyasa-flow type-yin-yoga type-yang-yin type-strong-flow type-vinyasa-core type-hip-flow type-rise-and-shine type-meditation type-stretch-flow studio-1 studio-2 studio-3 studio-4 studio-5 studio-6 plassholder';
  expect(Object.keys(scenes)).toEqual(expect.arrayContaining(pages.split(' ')));
  expect(Object.keys(pictures)).toEqual(expect.arrayContaining(cards.split(' ')));
});

test('every class, meditation and type of yoga shows somebody, and no two pictures the same pose of the same person', () => {
  const cards = keysOf(pictures).filter((id) => /^(klasse|meditasjon|type)-/u.test(id));
  expect(cards.filter((id) => !hasPeople(id))).toEqual([]);
  const people = cards.map((id) => JSON.stringify(shapesOf(id)));
  expect(new Set(people).size).toBe(cards.length);
});

const shapesOf = (id: PictureId) =>
  marksOf(pictures[id], pictureSheet)
    .filter(isGroup)
    .map(({ marks }) => marks.map(({ d }) => d));

test('a picture carries its colours with it', () => {
  const borrowing = drawings.filter(({ id, svg }) => id in pictures && /var\(|class=/u.test(svg));
  expect(idsOf(borrowing)).toEqual([]);
});

test('the same seed draws the same place, another seed another', () => {
  const home: Scene = scenes.home;
  expect(marksOf(home, heroSheet)).toEqual(marksOf(home, heroSheet));
  expect(marksOf({ ...home, seed: home.seed + 1 }, heroSheet)).not.toEqual(marksOf(home, heroSheet));
});

test.each(['#ecc7a8', '#30574f', '#000000', '#ffffff'])('%s is read and written without a change', (hex) => {
  expect(toHex(fromHex(hex))).toBe(hex);
});

// Text colours of the site, from app/ui/styles/tokens.css.
const textColours: Record<TextTone, Oklch> = { ink: [0.27, 0.035, 235], snow: [0.97, 0.01, 90] };

/** The sky down to 60 % of a hero's height, where heading and lede stand. */
function skyBehindText(hour: Hour, horizon: number): Oklch[] {
  const [top, middle, low] = hour.sky;
  return [0, 0.2, 0.4, 0.6].map((height) => {
    const share = Math.min(1, (height * heroSheet.height) / horizon);
    return share <= 0.5 ? mix(top, middle, share * 2) : mix(middle, low, share * 2 - 1);
  });
}

test('text reaches 7:1 on the sky of every opening, on every day that the front page knows, light and dark', () => {
  const everyDay = [undefined, ...lightsOfYear];
  const openings = keysOf(scenes).flatMap((id) =>
    (id === 'home' ? everyDay : [undefined]).map((hour) => ({ id, hour })),
  );
  const skies = openings.flatMap(({ id, hour = scenes[id].hour }) => {
    const { horizon, later = laterHours[hour] }: Scene = scenes[id];
    return [
      {
        id,
        theme: `${hour}, light`,
        sky: skyBehindText(hours[hour], horizon),
        text: textColours[headingTone(id, hour)],
      },
      { id, theme: `${hour}, dark`, sky: skyBehindText(hours[later], horizon), text: textColours.snow },
    ];
  });
  const faint = skies.filter(({ sky, text }) => !sky.every((colour) => contrast(colour, text) >= 7));
  expect(faint.map(({ id, theme }) => `${id}, ${theme}`)).toEqual([]);
});

test('words reach 4.5:1 on the water that the fields of a breath stand on', () => {
  const { hour, season } = scenes['own-breath'];
  const grounds = [hours[hour], hours[laterHours[hour]]].flatMap((light) =>
    (['waterFar', 'waterMiddle', 'waterNear'] as const).map((paint) => ({
      ground: fromHex(colourOf(paint, light, season)),
      text: textColours[light.heading],
    })),
  );
  expect(grounds.filter(({ ground, text }) => contrast(ground, text) < 4.5)).toEqual([]);
});

test.each(['home-practice', 'exercises'] as const)('text reaches 7:1 on the wall of the room of %s', (id) => {
  const { hour, season, later = laterHours[hour] }: Scene = scenes[id];
  const wall = (at: Hour) => surfaceColour(of('wall', 1), at, season);
  expect(contrast(wall(hours[hour]), textColours.ink)).toBeGreaterThanOrEqual(7);
  expect(contrast(wall(hours[later]), textColours.snow)).toBeGreaterThanOrEqual(7);
});

test('the page of one’s own practice goes on in the snow and the rails that its opening ends in', () => {
  const { hour, season, layers } = scenes.practice;
  const ends = marksOf({ hour, season, layers, seed: 1, horizon: 0 }, heroSheet).flatMap((mark) =>
    isGroup(mark) || typeof mark.fill !== 'object' ? [] : [mark.fill],
  );
  const page = readFileSync('app/ui/styles/tokens.css', 'utf8');
  const wanted = [of('meadow', 1, -0.03), of('meadow', 1, -0.3)].map((surface) => {
    expect(ends).toContainEqual(surface);
    return `light-dark(${colourOf(surface, hours[hour], season)}, ${colourOf(surface, hours[laterHours[hour]], season)})`;
  });
  expect(wanted.filter((colours) => !page.includes(colours))).toEqual([]);
});

test('large text reaches 4.5:1 on the sky or the wall of every place of a session, at every hour, light and dark', () => {
  const tones = keysOf(stageScenes).flatMap((id) => {
    const scene: Scene = stageScenes[id];
    const behind = (hour: Hour): Oklch[] =>
      scene.indoors
        ? [surfaceColour(of(scene.indoors, 1), hour, scene.season)]
        : skyBehindText(hour, scene.horizon).slice(0, 3);
    const shown = keysOf(hours).filter((hour) => scene.indoors !== 'timber' || hours[hour].heading === 'snow');
    return shown.flatMap((hour) => [
      { name: `${id} ${hour}`, ground: behind(hours[hour]), text: textColours[hours[hour].heading] },
      { name: `${id} ${hour}, dark`, ground: behind(hours[laterHours[hour]]), text: textColours.snow },
    ]);
  });
  const faint = tones.filter(({ ground, text }) => !ground.every((colour) => contrast(colour, text) >= 4.5));
  expect(faint.map(({ name }) => name)).toEqual([]);
});
