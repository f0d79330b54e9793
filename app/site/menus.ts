import { paths } from '#app/paths.ts';
import { type NavigationLink, places } from './navigation.ts';

export interface MenuItem extends NavigationLink {
  /** The links of the submenu; empty where there is none. */
  readonly children: readonly NavigationLink[];
}

/** The menu of the header. */
export const menu: readonly MenuItem[] = [
  {
    ...places.yoga,
    children: [
      places.yogaClasses,
      places.yogaTypes,
      places.beginnerYoga,
      places.poses,
      places.homeYoga,
      places.studios,
    ],
  },
  {
    ...places.meditations,
    children: [
      places.meditationTypes,
      places.beginnerMeditation,
      places.guidedMeditation,
      places.sleepMeditation,
      places.stressMeditation,
    ],
  },
  { ...places.articles, children: [] },
  { ...places.about, children: [] },
  { ...places.contact, children: [] },
  { name: 'Finn Yogastudio', path: paths.studios, children: [] },
];

/** The link columns of the footer. */
export const footerColumns: readonly { readonly heading: string; readonly links: readonly NavigationLink[] }[] = [
  {
    heading: 'Yoga',
    links: [places.yogaClasses, places.yogaTypes, places.beginnerYoga, places.poses, places.homeYoga],
  },
  {
    heading: 'Meditasjon',
    links: [
      places.meditationTypes,
      places.beginnerMeditation,
      places.guidedMeditation,
      places.sleepMeditation,
      places.stressMeditation,
    ],
  },
  { heading: 'Pusterom', links: [places.articles, places.studios, places.about, places.contact, places.search] },
];

/** The small print of the footer. */
export const legalLinks: readonly NavigationLink[] = [
  places.privacy,
  places.terms,
  places.accessibility,
  places.offline,
  places.contact,
];
