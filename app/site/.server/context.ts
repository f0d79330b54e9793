import { createContext } from 'react-router';
import type { SiteSettings } from '../settings.ts';

/** What every page may need to know of the site it belongs to. */
export interface SiteContext {
  /** As the owner has set it; its `url` is the origin that the site is known by. */
  readonly site: SiteSettings;
  readonly now: () => Date;
}

export const siteContext = createContext<SiteContext>();
