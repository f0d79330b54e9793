import hoverCard from '#app/on-demand/hover-card.ts?on-demand';
import save from '#app/on-demand/save.ts?on-demand';
import savedItems from '#app/on-demand/saved-items.ts?on-demand';
import settings from '#app/on-demand/settings.ts?on-demand';
import share from '#app/on-demand/share.ts?on-demand';
import wayIn from '#app/on-demand/way-in.ts?on-demand';

/** The public address of each module in `app/on-demand/`; a new file there gets its line here. */
export const onDemandModules = { hoverCard, save, savedItems, settings, share, wayIn } as const;

export type OnDemandName = keyof typeof onDemandModules;

/** An element whose module is fetched when it is pointed at or focused and, where it is a button, run when pressed. */
export interface OnDemandElement extends HTMLElement {
  readonly dataset: {
    /** The address of the module. */
    onDemand: string;
    /** Of a button: what the live region behind it says where the module cannot be fetched, or fails. */
    failure: string;
  };
}
