import { createContext } from 'react-router';
import type { Directory } from './directory.ts';
import type { PictureCache } from './pictures/picture-cache.ts';

/** The studios, in memory. */
export const directoryContext = createContext<Directory>();

/** Pictures of studios that this server keeps. */
export const picturesContext = createContext<Pick<PictureCache, 'read'>>();
