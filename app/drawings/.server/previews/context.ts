import { createContext } from 'react-router';
import type { PreviewKeeper } from './preview-keeper.ts';

/** Pictures of shared links. */
export const previewsContext = createContext<PreviewKeeper>();
