import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bodies, bodyOf } from '../body.ts';
import { contactHeight } from '../contact.ts';
import { drawFigure } from '../figure.ts';
import { FigureFile } from '../figure-file.tsx';
import { groundY } from '../path.ts';
import { pathPoints } from '../path-points.ts';
import { variantIds } from '../variant-ids.ts';
import { variants } from './variants.ts';

describe.each(variantIds)('%s', (id) => {
  const pose = variants[id];

  test('rests on the floor where it says so', () => {
    for (const contact of pose.contacts)
      expect(Math.abs(contactHeight(contact, pose, bodyOf(0))), contact).toBeLessThanOrEqual(1.3);
  });

  test('stays on the floor and in the picture, whoever shows it, in at most 4 KB', () => {
    for (const [seed, body] of bodies.entries()) {
      const points = drawFigure(pose, body).flatMap((shape) =>
        shape.kind === 'line' || shape.outlines.length > 0 ? pathPoints(shape.d) : [],
      );
      expect(Math.max(...points.map(([, y]) => y))).toBeLessThanOrEqual(groundY + 1.5);
      expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(2);
      expect(Math.max(...points.map(([x]) => x))).toBeLessThanOrEqual(238);
      expect(gzipSync(renderToStaticMarkup(createElement(FigureFile, { id, body: seed }))).length).toBeLessThanOrEqual(
        4096,
      );
    }
  });
});
