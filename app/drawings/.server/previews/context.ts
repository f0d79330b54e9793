import { createContext } from 'react-router';
import type { PreviewCache } from './preview-cache.ts';

/** Pictures of shared links. */
export const previewsContext = createContext<PreviewCache>();
