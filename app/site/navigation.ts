import { paths } from '#app/paths.ts';

/** A link with the name that menus and breadcrumbs give it. */
export interface NavigationLink {
  readonly name: string;
  readonly path: string;
}

/** Every fixed page under the name that it goes by in menus, breadcrumbs and the footer. */
export const places = {
  home: { name: 'Hjem', path: paths.home },
  yoga: { name: 'Yoga', path: paths.yoga },
  yogaClasses: { name: 'Yogaklasser', path: paths.yogaClasses },
  yogaTypes: { name: 'Yogatyper', path: paths.yogaTypes },
  beginnerYoga: { name: 'Yoga for nybegynnere', path: paths.beginnerYoga },
  poses: { name: 'Yogastillinger', path: paths.poses },
  homeYoga: { name: 'Yoga hjemme', path: paths.homeYoga },
  morningYoga: { name: 'Morgenyoga', path: paths.morningYoga },
  meditations: { name: 'Meditasjon', path: paths.meditations },
  meditationTypes: { name: 'Meditasjonstyper', path: paths.meditationTypes },
  beginnerMeditation: { name: 'Nybegynnere', path: paths.beginnerMeditation },
  guidedMeditation: { name: 'Guidet meditasjon', path: paths.guidedMeditation },
  sleepMeditation: { name: 'Søvn', path: paths.sleepMeditation },
  stressMeditation: { name: 'Stress', path: paths.stressMeditation },
  night: { name: 'Får ikke sove', path: paths.night },
  ownBreath: { name: 'Egen pust', path: paths.ownBreath },
  timer: { name: 'Tidtaker', path: paths.timer },
  sessions: { name: 'Økter', path: paths.sessions },
  composer: { name: 'Lag økt for meg', path: paths.composer() },
  practice: { name: 'Min praksis', path: paths.practice },
  articles: { name: 'Artikler', path: paths.articles },
  studios: { name: 'Yogastudioer', path: paths.studios },
  about: { name: 'Om oss', path: paths.about },
  contact: { name: 'Kontakt', path: paths.contact },
  search: { name: 'Søk', path: paths.search },
  privacy: { name: 'Personvern', path: paths.privacy },
  terms: { name: 'Vilkår', path: paths.terms },
  accessibility: { name: 'Tilgjengelighet', path: paths.accessibility },
  offline: { name: 'Lagret og uten nett', path: paths.offline },
} as const satisfies Record<string, NavigationLink>;
