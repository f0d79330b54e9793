import type { FigureId } from '../../figure/figure-ids.ts';
import type { PictureId } from '../../landscape/pictures.ts';
import type { SceneId } from '../../landscape/scenes.ts';

/** What the picture of a shared link shows. */
export interface Preview {
  readonly title: string;
  /** A few words under the title; may be empty. */
  readonly subtitle: string;
  /** The landscape that the page opens on, the picture of the item or its figure. */
  readonly drawing: { readonly scene: SceneId } | { readonly picture: PictureId } | { readonly figure: FigureId };
}
