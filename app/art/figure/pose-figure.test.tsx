import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bodies, bodyOf, defaultSeed } from './body.ts';
import { figureIds, isFigureId } from './figure-ids.ts';
import { PoseFigure } from './pose-figure.tsx';

describe.each(figureIds)('%s', (id) => {
  test('takes at most 4 KB on the wire, whoever shows it', () => {
    for (const seed of bodies.keys()) {
      const markup = renderToStaticMarkup(<PoseFigure id={id} body={seed} title={id} />);
      expect(gzipSync(markup).length).toBeLessThanOrEqual(4096);
    }
  });

  test('has no style attribute, which the content security policy forbids, and no id, which could collide', () => {
    const markup = renderToStaticMarkup(<PoseFigure id={id} />);
    expect(markup).toMatch(/^<svg[^>]*viewBox="0 0 240 210"/);
    expect(markup).not.toMatch(/\s(?:style|id)=/);
  });

  test('mirrored it is the same drawing, turned about the middle', () => {
    const plain = renderToStaticMarkup(<PoseFigure id={id} />);
    const mirrored = renderToStaticMarkup(<PoseFigure id={id} mirrored />);
    expect(mirrored).toContain('transform="translate(240 0) scale(-1 1)"');
    expect(mirrored.replace(' transform="translate(240 0) scale(-1 1)"', '')).toBe(plain);
  });
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
