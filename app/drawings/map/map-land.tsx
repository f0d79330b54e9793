import { renderToStaticMarkup } from 'react-dom/server';
import { drawing } from '../drawing.ts';
import { land } from './land.ts';

/** The land of the map of cities as a file of shapes, which the map places and colours: `/bilder/kart.svg#norge-norway`. */
export function loader() {
  return drawing(renderToStaticMarkup(<Land />), 'image/svg+xml; charset=utf-8');
}

function Land() {
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
      {Object.entries(land).flatMap(([sheet, countries]) =>
        Object.entries(countries).map(([country, d]) => <path key={country} id={`${sheet}-${country}`} d={d} />),
      )}
    </svg>
  );
}
