import { listedMeditations } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cardMaker, siteContext, textPage } from '#app/site/.server/index.ts';
import { CardSection, GuidePage, places } from '#app/site/index.ts';
import { ButtonLink } from '#app/ui/index.ts';
import type { Route } from './+types/sleep-meditation';
import meditationKind from './meditation-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const meditations = listedMeditations.filter((meditation) => meditation.focus === 'søvn');
  return {
    ...textPage('sleepMeditation', { under: [places.meditations], isNight: true }),
    cards: meditations.map(cardMaker(meditationKind, site.imageService)),
  };
}

export default function SleepMeditation({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData} actions={<ButtonLink href={paths.night}>Får du ikke sove nå?</ButtonLink>}>
      <CardSection id="meditasjoner" heading="Søvnmeditasjoner" cards={cards} />
    </GuidePage>
  );
}
