import { mkdir, writeFile } from 'node:fs/promises';
import { bodyOf, defaultSeed } from '../app/drawings/figure/body.ts';
import { colour } from '../app/drawings/figure/colour.ts';
import { drawFigure } from '../app/drawings/figure/figure.ts';
import { figureIds } from '../app/drawings/figure/figure-ids.ts';
import { interpolatePose, secondsBetween } from '../app/drawings/figure/interpolate.ts';
import type { Shape } from '../app/drawings/figure/shape.ts';
import type { Pose } from '../app/drawings/figure/skeleton.ts';
import type { StationId } from '../app/drawings/figure/station-ids.ts';
import { stations } from '../app/drawings/figure/stations.ts';
import { variantIds } from '../app/drawings/figure/variant-ids.ts';
import { neighbours } from '../app/drawings/figure/ways.ts';

/** The drawings for whoever teaches: what one may do with them stands in every file. */
const terms = {
  licence: 'CC BY 4.0',
  licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
  credit: 'Drawings: Pusterom',
};
/** How finely a transition is written down. */
const framesASecond = 10;

/** Writes every pose as SVG and as joint angles (JSON), and every transition as joint angles and a strip, into `folder`. */
export async function exportDrawings(folder: string): Promise<{ poses: number; transitions: number }> {
  await mkdir(`${folder}/poses`, { recursive: true });
  await mkdir(`${folder}/transitions`, { recursive: true });
  const ids: readonly StationId[] = [...figureIds, ...variantIds];
  for (const id of ids) {
    await writeFile(`${folder}/poses/${id}.svg`, svgOf([stations[id]], id));
    await writeFile(`${folder}/poses/${id}.json`, jsonOf({ id, pose: stations[id] }));
  }
  const pairs = Object.entries(neighbours).flatMap(([from, others]) =>
    others.map((to) => [from as StationId, to] as const),
  );
  for (const [from, to] of pairs) {
    const [start, end] = [stations[from], stations[to]];
    const seconds = secondsBetween(start, end);
    const count = Math.ceil(seconds * framesASecond);
    const frames = Array.from({ length: count + 1 }, (_, index) => interpolatePose(start, end, index / count));
    const name = `${folder}/transitions/${from}--${to}`;
    await writeFile(`${name}.json`, jsonOf({ from, to, seconds, framesASecond, frames }));
    const strip = Array.from({ length: 10 }, (_, index) => interpolatePose(start, end, index / 9));
    await writeFile(`${name}.svg`, svgOf(strip, `${from} → ${to}`));
  }
  await writeFile(`${folder}/LICENCE.txt`, `${terms.credit}\n${terms.licence}\n${terms.licenceAddress}\n`);
  return { poses: ids.length, transitions: pairs.length };
}

/** Angles are degrees, anticlockwise from pointing right; places are units of the sheet, a person is 149 tall. */
function jsonOf(content: object): string {
  const rounded = (_key: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  return `${JSON.stringify({ ...terms, ...content }, rounded)}\n`;
}

/** Poses side by side, with the terms as metadata. */
function svgOf(shown: readonly Pose[], title: string): string {
  const pictures = shown.map((pose, index) => {
    const shapes = drawFigure(pose, bodyOf(defaultSeed('tadasana')))
      .map(pathOf)
      .join('');
    return `<g transform="translate(${index * 240} 0)">${shapes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shown.length * 240} 210">
<title>${title}</title>
<metadata>${terms.credit}. ${terms.licence}, ${terms.licenceAddress}</metadata>
<style>:root{color-scheme:light dark}</style>
<g paint-order="stroke" stroke="${colour.edge}" stroke-opacity=".42" stroke-linejoin="round">${pictures.join('')}</g>
</svg>
`;
}

function pathOf(shape: Shape): string {
  if (shape.kind === 'line')
    return `<path d="${shape.d}" fill="none" stroke="${colour.ink}" stroke-width="${shape.soft ? 0.6 : 0.8}" stroke-linecap="round"/>`;
  if (shape.kind === 'shade') return `<path d="${shape.d}" fill="${colour.underside}" stroke="none"/>`;
  const opacity = shape.opacity === undefined ? '' : ` opacity="${shape.opacity.toFixed(2)}"`;
  return `<path d="${shape.d}" fill="${shape.fill}"${shape.edge ? '' : ' stroke="none"'}${opacity}/>`;
}
