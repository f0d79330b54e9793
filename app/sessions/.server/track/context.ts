import { createContext } from 'react-router';
import type { Recordings } from './recordings.ts';

/** The recorded lines that sound tracks are made of. */
export const recordingsContext = createContext<Recordings>();
