import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bodies, bodyOf, defaultSeed } from './body.ts';
import { figureIds, isFigureId } from './figure-ids.ts';
import { PoseFigure } from './pose-figure.tsx';

test('every figure takes at most 4 KB on the wire, whoever shows it', () => {
  const heavy = figureIds.flatMap((id) =>
    bodies.flatMap(({ name }, seed) => {
      const markup = renderToStaticMarkup(<PoseFigure id={id} body={seed} title={id} />);
      const bytes = gzipSync(markup).length;
      return bytes <= 4096 ? [] : [`${id}, ${name}: ${bytes}`];
    }),
  );
  expect(heavy).toEqual([]);
});

test('no figure has a style attribute, which the content security policy forbids, or an id, which could collide', () => {
  const markup = figureIds.map((id) => ({ id, svg: renderToStaticMarkup(<PoseFigure id={id} />) }));
  expect(markup.filter(({ svg }) => !/^<svg[^>]*viewBox="0 0 240 210"/u.test(svg)).map(({ id }) => id)).toEqual([]);
  expect(markup.filter(({ svg }) => /\s(?:style|id)=/u.test(svg)).map(({ id }) => id)).toEqual([]);
});

test('a mirrored figure is the same drawing, turned about the middle', () => {
  const turned = ' transform="translate(240 0) scale(-1 1)"';
  const mirrored = renderToStaticMarkup(<PoseFigure id="vrksasana" mirrored />);
  expect(mirrored).toContain(turned);
  expect(mirrored.replace(turned, '')).toBe(renderToStaticMarkup(<PoseFigure id="vrksasana" />));
});

test('a title makes it a picture with a name, otherwise it is decoration', () => {
  const named = renderToStaticMarkup(<PoseFigure id="tadasana" title="Fjellet" />);
  expect(named).toContain('role="img"');
  expect(named).toContain('aria-label="Fjellet"');
  expect(named).not.toContain('aria-hidden');
  const plain = renderToStaticMarkup(<PoseFigure id="tadasana" />);
  expect(plain).toContain('aria-hidden="true"');
  expect(plain).not.toContain('role=');
});

test('the library shows more than one kind of person, and neighbours differ', () => {
  const people = figureIds.map((id) => bodyOf(defaultSeed(id)).name);
  expect(new Set(people).size).toBe(bodies.length);
  expect(people.some((name, index) => index > 0 && name === people[index - 1])).toBe(false);
});

test('any seed finds a body', () => {
  expect(bodyOf(-1)).toBe(bodies.at(-1));
  expect(bodyOf(bodies.length)).toBe(bodies[0]);
  expect(bodyOf(2.9)).toBe(bodies[2]);
});

test('only drawn poses are figure ids', () => {
  expect(isFigureId('tadasana')).toBe(true);
  expect(isFigureId('toString')).toBe(false);
});
