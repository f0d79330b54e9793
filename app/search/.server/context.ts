import { createContext } from 'react-router';
import type { SiteSearch } from './site-search.ts';

/** The search over all that the site has. */
export const searchContext = createContext<SiteSearch>();
