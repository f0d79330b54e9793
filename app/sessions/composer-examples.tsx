import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { usualWish, type Wish, wishParameters } from './composer/wish.ts';
import { wishTitle } from './composer/wish-words.ts';
import planStyles from './figure-sheet.module.css';

type Figure = Parameters<typeof FigurePicture>[0]['id'];

/** Wishes that many have, each with somebody who is in the middle of it. */
const examples: readonly (Pick<Wish, 'need' | 'minutes' | 'place'> & { readonly figure: Figure })[] = [
  { need: 'nakke', minutes: 10, place: 'kontor', figure: 'chair-ear-to-shoulder' },
  { need: 'rygg', minutes: 20, place: 'matte', figure: 'marjaryasana' },
  { need: 'bein', minutes: 15, place: 'stol', figure: 'chair-leg-straight' },
  { need: 'sovn', minutes: 15, place: 'seng', figure: 'apanasana' },
];

/** Sessions that are ready to start, for who would rather choose than fill in. */
export function ComposerExamples() {
  return (
    <ul role="list" className={planStyles.plan}>
      {examples.map(({ figure, ...wish }) => (
        <li key={figure}>
          <FigurePicture id={figure} />
          <h3>
            <a href={paths.composer(wishParameters({ ...usualWish, ...wish }))} className="cover-link">
              {wishTitle({ ...usualWish, ...wish })}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  );
}
