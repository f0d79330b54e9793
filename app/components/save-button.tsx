import { Icon } from '#app/art/icons/icon.tsx';
import { paths } from '#app/paths.ts';
import buttonStyles from './button.module.css';
import { OnDemandButton } from './on-demand-button.tsx';

interface SaveButtonProps {
  /** What the item is called in the list of what is saved. */
  title: string;
  /** The paths that are saved together; the first is the one that the item is opened at. */
  pages: readonly string[];
}

/** Saves pages with all that they need, so that they work without a network. */
export function SaveButton({ title, pages }: SaveButtonProps) {
  return (
    <OnDemandButton
      module="save"
      className={`${buttonStyles.button} ${buttonStyles.quiet}`}
      failure="Det lot seg ikke lagre. Se om du har nett og plass, og prøv igjen."
      data-title={title}
      data-list={paths.offline}
      data-pages={pages.join(' ')}
    >
      <Icon name="download" />
      Lagre for bruk uten nett
    </OnDemandButton>
  );
}
