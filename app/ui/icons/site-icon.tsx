import { LineIcon } from './icon.tsx';

/** Icons that no island shows. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.5V12l3 2',
  choices:
    'M4 7.5h9M19 7.5h1M16 5.25a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 1 0 0-4.5M4 16.5h1M11 16.5h9M8 14.25a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 1 0 0-4.5',
  level: 'M6 19v-4M12 19v-9M18 19V5',
  phone:
    'M8 3.5H5A1.5 1.5 0 0 0 3.5 5A15.5 15.5 0 0 0 19 20.5a1.5 1.5 0 0 0 1.5-1.5v-3l-4.5-1.5-2 2a12 12 0 0 1-6.5-6.5l2-2z',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17',
  mail: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M18 14v5.5H4.5V6H10',
  calendar:
    'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V7a1.5 1.5 0 0 1 1.5-1.5zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  leaf: 'M5 19C4 10 9.5 4.5 19.5 4.5c.5 10-5 15.5-12.5 13.5M5 19.5c2-4.5 5-7.5 9-9.5',
  breath: 'M3.5 9.5h10a2.75 2.75 0 1 0-2.5-4M3.5 13.5h14.5a2.75 2.75 0 1 1-2.5 4M3.5 17.5h6.5',
  facebook: 'M14.5 21v-7.5h3l.5-3.5h-3.5V8c0-1.2.6-1.8 1.8-1.8H18V3.2h-2.5C12.7 3.2 11 4.9 11 7.6V10H8v3.5h3V21',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.25a3.75 3.75 0 1 0 0 7.5a3.75 3.75 0 1 0 0-7.5M16.75 7.25h.01',
  linkedin: 'M5 9.5V20M5 5h.01M10 20V9.5M10 13.5c0-2.5 1.8-4 4.5-4s4.5 1.5 4.5 4.5v6',
  yelp: 'M11 3.5v7L6.5 4.8zM4.5 10.5l5 2.5-5 2.2zM11 15.5V20.5l-4-1.8zM14.5 14.5l5 2-2.5 3.5zM14 11.5l2.5-4.5 2.5 3z',
  print: 'M7.5 9V4h9v5M7.5 16.5H4V9.5h16v7h-3.5M7.5 14h9v6.5h-9z',
} as const;

type SiteIconName = keyof typeof paths;

const isSiteIconName = (name: string): name is SiteIconName => name in paths;
/** In the order in which they are drawn. */
export const siteIconNames: readonly SiteIconName[] = Object.keys(paths).filter(isSiteIconName);

/** As `Icon`. */
export function SiteIcon({ name, className }: { name: SiteIconName; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}
