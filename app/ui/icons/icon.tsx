/**
 * Line drawings on a 24 × 24 grid. Every name is one path; dots are strokes of no length. These come with the
 * islands; what only the server draws stands in `site-icon.tsx`.
 */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20',
  check: 'M4.5 12.5l5 5 10-11',
  'map-pin':
    'M12 21c4.5-4.6 6.5-8.1 6.5-11a6.5 6.5 0 1 0-13 0c0 2.9 2 6.4 6.5 11zM12 7.75a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 1 0 0-4.5',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  'skip-forward': 'M6 5.5v13l9-6.5zM18 5.5v13',
  'skip-back': 'M18 5.5v13l-9-6.5zM6 5.5v13',
  restart: 'M5 5v5h5M5.6 10a7.25 7.25 0 1 1-.9 4.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  expand: 'M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5',
  shrink: 'M9.5 4.5v5h-5M19.5 9.5h-5v-5M14.5 19.5v-5h5M4.5 14.5h5v5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.75h.01',
  warning: 'M12 4L3 19.5h18zM12 10v4.5M12 17h.01',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
} as const;

export type IconName = keyof typeof paths;

const isIconName = (name: string): name is IconName => name in paths;
/** In the order in which they are drawn. */
export const iconNames: readonly IconName[] = Object.keys(paths).filter(isIconName);

/** A line icon in the text colour; decoration only, the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}

export function LineIcon({ path, className }: { path: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
