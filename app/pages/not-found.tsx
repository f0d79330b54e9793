import { data } from 'react-router';
import { NotFoundScreen } from '#app/components/not-found-screen.tsx';
import { notFoundPage } from '#app/lib/not-found-page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/not-found';

const heading = 'Siden ble ikke funnet';

export function loader() {
  return data({ page: notFoundPage(heading, paths.notFound) }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <NotFoundScreen
      page={loaderData.page}
      heading={heading}
      text="Siden kan være flyttet, eller adressen kan ha fått en bokstav for mye. Gå et annet sted fra her."
      links={[
        { name: 'Forsiden', path: paths.home },
        places.articles,
        places.meditations,
        places.yoga,
        { name: 'Meditasjon for nybegynnere', path: paths.beginnerMeditation },
        places.about,
      ]}
    />
  );
}
