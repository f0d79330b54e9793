import type { ComponentProps } from 'react';
import { type OnDemandName, onDemandModules } from '#app/lib/on-demand.ts';
import styles from './on-demand-button.module.css';

const empty = { __html: '' };

interface OnDemandButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** The file in `app/on-demand/` that is fetched and run when the button is pressed. */
  module: OnDemandName;
  /** What is said where the module could not be fetched, or failed. */
  failure?: string;
}

/**
 * A button that costs nothing until it is pressed: the page ships no script for it. It is gone where scripting is
 * off. What went wrong, or what the module writes into the element behind the button, is announced.
 */
export function OnDemandButton({
  module,
  failure = 'Det gikk ikke. Prøv igjen når du har nett.',
  className,
  ...attributes
}: OnDemandButtonProps) {
  return (
    <>
      <button
        {...attributes}
        type="button"
        className={`${styles.button} ${className ?? ''}`}
        data-failure={failure}
        data-on-demand={onDemandModules[module]}
      />
      {/* Not React's: what has been written there before it came stays. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty */}
      <span role="status" className={styles.status} suppressHydrationWarning dangerouslySetInnerHTML={empty} />
    </>
  );
}
