import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bodies, bodyOf } from '../body.ts';
import { contactHeight } from '../contact.ts';
import { drawFigure } from '../figure.ts';
import { FigureFile } from '../figure-file.tsx';
import { groundY } from '../path.ts';
import { pathPoints } from '../path-points.ts';
import { isFromAbove } from '../skeleton.ts';
import { variantIds } from '../variant-ids.ts';
import { variants } from './variants.ts';

/** Every variant with every body, and the points of its paths, y running down as in the picture. */
const drawings = variantIds.flatMap((id) =>
  bodies.map((body, seed) => ({
    name: `${id}, ${body.name}`,
    points: drawFigure(variants[id], body).flatMap((shape) =>
      shape.kind !== 'area' || shape.outlines.length > 0 ? pathPoints(shape.d) : [],
    ),
    bytes: gzipSync(renderToStaticMarkup(createElement(FigureFile, { id, body: seed }))).length,
  })),
);

const namesOf = (offenders: readonly { readonly name: string }[]): string[] => offenders.map(({ name }) => name);

test('every variant rests on the floor where it says so', () => {
  const floating = variantIds
    .filter((id) => !isFromAbove(variants[id]))
    .flatMap((id) =>
      variants[id].contacts
        .filter((contact) => !(Math.abs(contactHeight(contact, variants[id], bodyOf(0))) <= 1.3))
        .map((contact) => `${id}: ${contact}`),
    );
  expect(floating).toEqual([]);
});

test('every variant stays on the floor and in the picture, whoever shows it', () => {
  const outside = drawings.filter(({ points }) => !points.every(([x, y]) => x >= 2 && x <= 238 && y <= groundY + 1.5));
  expect(namesOf(outside)).toEqual([]);
  expect(namesOf(drawings.filter(({ points }) => points.length === 0))).toEqual([]);
});

test('every variant takes at most 4 KB on the wire, whoever shows it', () => {
  expect(namesOf(drawings.filter(({ bytes }) => bytes > 4096))).toEqual([]);
});
