import { paths } from '#app/paths.ts';
import type { aroundStudio } from './map/studios-on-map.ts';
import { StudioMap } from './map/town-map.tsx';

interface StudioPlaceProps {
  name: string;
  around: NonNullable<ReturnType<typeof aroundStudio>>;
  /** Only its street is known. */
  isRough: boolean;
}

/** Where a studio lies, and which others lie around it: the numbers of the list are those on the map. */
export function StudioPlace({ name, around, isRough }: StudioPlaceProps) {
  return (
    <section>
      <h2>Her ligger studioet</h2>
      <StudioMap
        {...around}
        label={`Kart over ${name} og studioer i nærheten`}
        listId="nabostudioer"
        caption={isRough ? 'Vi vet bare hvilken gate det er: merket står omtrent her.' : ''}
      />
      {around.studios.length > 0 && (
        <ol id="nabostudioer" aria-label="Studioer i nærheten">
          {around.studios.map(({ slug, name: other }) => (
            <li key={slug}>
              <a href={paths.studio(slug)} className="touch-target">
                {other}
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
