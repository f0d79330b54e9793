import { data, redirect } from 'react-router';
import { application } from '#app/.server/application.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { ExampleNotice } from '#app/components/example-notice.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Section } from '#app/components/section.tsx';
import { StudioGrid, studioCard } from '#app/components/studio-card.tsx';
import { counted } from '#app/lib/norwegian.ts';
import type { Page } from '#app/lib/page.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/studio-location';

export const handle: RouteHandle = { showsStudios: true };

export async function loader({ params }: Route.LoaderArgs) {
  const { directory } = await application();
  const location = directory.findLocation(params.location);
  const path = paths.studioLocation(location.slug);
  if (location.kind !== 'none' && params.location !== location.slug) throw redirect(path, 308);
  const studios = location.kind === 'none' ? [] : location.studios;
  const page: Page = {
    title: `Yoga i ${location.name}`,
    description: describe(location.name, studios.length),
    path,
    trail: [places.yoga, places.studios, { name: location.name, path }],
    opening: openingOn('studios'),
    noindex: location.kind !== 'city',
  };
  const shown = {
    page,
    name: location.name,
    studios: studios.map(studioCard),
    hasExamples: directory.snapshot().hasExamples,
  };
  return data(shown, { status: location.kind === 'none' ? 404 : 200 });
}

/** Stays within 50–160 characters however long the name is. */
function describe(name: string, count: number): string {
  const place = name.slice(0, 60);
  return count === 0
    ? `Yogastudioer i ${place} blir lagt inn etter hvert. Se også yogastudioer i andre norske byer.`
    : `${counted(count, 'yogastudio', 'yogastudioer')} i ${place}: adresser, åpningstider, telefon og nettsted samlet på ett sted.`;
}

export default function StudioLocation({ loaderData }: Route.ComponentProps) {
  const { page, name, studios, hasExamples } = loaderData;
  return (
    <>
      <Hero
        page={page}
        heading={`Yoga i ${name}`}
        lead={studios.length > 0 ? counted(studios.length, 'yogastudio', 'yogastudioer') : undefined}
      >
        <a href={paths.studios}>Tilbake til alle byer</a>
      </Hero>
      <Section id="studioer">
        {hasExamples && <ExampleNotice />}
        {studios.length > 0 ? (
          <StudioGrid studios={studios} />
        ) : (
          <EmptyMessage>
            <h2>Ingen yogastudioer funnet</h2>
            <p>Vi har ikke registrert noen yogastudioer i {name} ennå.</p>
            <a href={paths.studios}>Se yogastudioer i andre byer</a>
          </EmptyMessage>
        )}
      </Section>
    </>
  );
}
