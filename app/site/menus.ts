import { paths } from '#app/paths.ts';
import { type NavigationLink, places } from './navigation.ts';

export interface MenuItem extends NavigationLink {
  /** The links of the submenu; empty where there is none. */
  readonly children: readonly NavigationLink[];
}

const ofYoga = [places.yogaClasses, places.yogaTypes, places.beginnerYoga, places.poses, places.homeYoga];
const ofMeditation = [
  places.meditationTypes,
  places.beginnerMeditation,
  places.guidedMeditation,
  places.sleepMeditation,
  places.stressMeditation,
  places.night,
];

/** The menu of the header. */
export const menu: readonly MenuItem[] = [
  { ...places.yoga, children: [...ofYoga, places.studios] },
  { ...places.meditations, children: ofMeditation },
  { ...places.articles, children: [] },
  { ...places.about, children: [] },
  { ...places.contact, children: [] },
  { name: 'Finn Yogastudio', path: paths.studios, children: [] },
];

/** Under which entry of the menu a page stands: the last one on the way to it. */
export function menuSection(trail: readonly NavigationLink[]): string | undefined {
  return trail.findLast(({ path }) => menu.some((item) => item.path === path))?.path;
}

/** The link columns of the footer; one without a heading has the name of the site. */
export const footerColumns: readonly { readonly heading: string | null; readonly links: readonly NavigationLink[] }[] =
  [
    { heading: 'Yoga', links: ofYoga },
    { heading: 'Meditasjon', links: ofMeditation },
    { heading: null, links: [places.articles, places.studios, places.about, places.contact, places.search] },
  ];

/** The small print of the footer. */
export const legalLinks: readonly NavigationLink[] = [
  places.privacy,
  places.terms,
  places.accessibility,
  places.offline,
  places.practice,
  places.contact,
];
