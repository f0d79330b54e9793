import { bodies, bodyOf } from '../figure/body.ts';
import { type FigureId, figureIds } from '../figure/figure-ids.ts';
import { PoseDrawing } from '../figure/pose-drawing.tsx';
import { PoseFigure } from '../figure/pose-figure.tsx';
import { variants } from '../figure/poses/variants.ts';
import { variantIds } from '../figure/variant-ids.ts';
import { Exhibit, Sheet, Wall } from './sheet.tsx';

/** Every pose as its own page shows it, and as a card shows it. */
export function FigureSheets() {
  return (
    <>
      <Sheet id="figures" heading="Figures, as on their page">
        <Wall size="page">
          {figureIds.map((id) => (
            <Exhibit key={id} name={id}>
              <PoseFigure id={id} />
            </Exhibit>
          ))}
        </Wall>
      </Sheet>
      <Sheet id="props" heading="With props">
        <Wall size="card">
          {variantIds.map((id, seed) => (
            <Exhibit key={id} name={id}>
              <PoseDrawing pose={variants[id]} body={bodyOf(seed)} />
            </Exhibit>
          ))}
        </Wall>
      </Sheet>
      <Sheet id="cards" heading="Figures, as on a card">
        <Wall size="small">
          {figureIds.map((id) => (
            <Exhibit key={id} name={id}>
              <PoseFigure id={id} />
            </Exhibit>
          ))}
        </Wall>
      </Sheet>
    </>
  );
}

/** One pose of each kind of view and ground: where a girth, a sleeve or a hair style would go wrong. */
const trying: readonly FigureId[] = [
  'tadasana',
  'utthita-trikonasana',
  'sukhasana',
  'ardha-matsyendrasana',
  'balasana',
  'adho-mukha-svanasana',
  'salamba-sarvangasana',
  'supta-baddha-konasana',
];

/** Every person in poses that try the body. */
export function BodySheet() {
  return (
    <Sheet id="bodies" heading="Bodies">
      <Wall size="small">
        {bodies.flatMap((body, seed) =>
          trying.map((id) => (
            <Exhibit key={`${body.name} ${id}`} name={body.name}>
              <PoseFigure id={id} body={seed} />
            </Exhibit>
          )),
        )}
      </Wall>
    </Sheet>
  );
}
