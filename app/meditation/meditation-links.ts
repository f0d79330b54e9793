import { paths } from '#app/paths.ts';
import { type NavigationLink, places } from '#app/site/navigation.ts';
import type { Meditation } from '#content';

/** The list that a meditation belongs under in the breadcrumb: its focus decides, then its type. */
export function listOf({ focus, type }: Pick<Meditation, 'focus' | 'type'>): NavigationLink {
  if (focus === 'søvn') return places.sleepMeditation;
  if (focus === 'stress') return places.stressMeditation;
  return type === 'nybegynnere' ? places.beginnerMeditation : places.guidedMeditation;
}

/** Where to go on from a meditation: on this site, then elsewhere. */
export function furtherLinks({ focus, type }: Pick<Meditation, 'focus' | 'type'>) {
  const forBeginners = [{ name: 'Meditasjon for nybegynnere', path: paths.beginnerMeditation }, meditationTypes];
  const here = new Set([...byFocus[focus].here, ...(type === 'nybegynnere' ? forBeginners : [])]);
  return {
    here: [...here].slice(0, 4),
    elsewhere: byFocus[focus].elsewhere,
  };
}

const meditationTypes = { name: 'Seks meditasjonstyper', path: paths.meditationTypes };
const helsenorge = { name: 'Helsenorge', path: 'https://www.helsenorge.no/' };
const mentalHealth = { name: 'Mental Helse', path: 'https://mentalhelse.no/' };
const mindfulness = { name: 'Oxford Mindfulness Foundation', path: 'https://www.oxfordmindfulness.org/' };
const publicHealth = { name: 'Folkehelseinstituttet', path: 'https://www.fhi.no/' };

const byFocus: Readonly<
  Record<
    Meditation['focus'],
    { readonly here: readonly NavigationLink[]; readonly elsewhere: readonly NavigationLink[] }
  >
> = {
  grunnleggende: {
    here: [{ name: 'Artikler om meditasjon', path: paths.articlesByTopic('meditasjon') }, meditationTypes],
    elsewhere: [mindfulness, helsenorge],
  },
  søvn: {
    here: [
      { name: 'Meditasjon og råd for søvn', path: paths.sleepMeditation },
      { name: 'Artikler om søvn', path: paths.articlesByTopic('søvn') },
      { name: 'Sittende og hvilende stillinger', path: `${paths.poses}#seated` },
    ],
    elsewhere: [helsenorge, publicHealth],
  },
  stress: {
    here: [
      { name: 'Tre korte øvelser ved stress', path: paths.stressMeditation },
      { name: 'Artikler om stress', path: paths.articlesByTopic('stress') },
      { name: 'Yogastillinger', path: paths.poses },
    ],
    elsewhere: [helsenorge, mentalHealth],
  },
  avspenning: {
    here: [
      { name: 'Korte øvelser ved stress', path: paths.stressMeditation },
      { name: 'Sittende og hvilende stillinger', path: `${paths.poses}#seated` },
      { name: 'Alle artikler', path: paths.articles },
    ],
    elsewhere: [mindfulness, helsenorge],
  },
  energi: {
    here: [
      { name: 'Morgenyoga på 15 minutter', path: paths.morningYogaShort },
      { name: 'Artikler om hverdagsliv', path: paths.articlesByTopic('hverdagsliv') },
    ],
    elsewhere: [mindfulness, helsenorge],
  },
};
