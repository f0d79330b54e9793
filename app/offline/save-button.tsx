import { Island } from '#app/islands/index.ts';
import Save, { type SaveProps, saveFailure } from './save.island.tsx';

/** Saves pages with all that they need, so that they work without a network. */
export function SaveButton(props: SaveProps) {
  return <Island of={Save} props={props} failure={saveFailure} />;
}
