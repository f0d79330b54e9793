import { useState } from 'react';
import { paths } from '#app/paths.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import { install, uninstall } from './installation.ts';
import { save, savedItems } from './saved.ts';

export interface SaveProps {
  /** What the item is called in the list of what is saved. */
  title: string;
  /** The paths that are saved together; the first is the one that the item is opened at. */
  pages: readonly string[];
}

export const saveFailure = 'Det lot seg ikke lagre. Se om du har nett og plass, og prøv igjen.';

/** Saves pages with all that they need, so that they work without a network. */
export default function Save({ title, pages }: SaveProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const press = async () => {
    if (state === 'saving') return;
    setState('saving');
    setState((await saved(title, pages)) ? 'saved' : 'failed');
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        data-needs-script
        aria-busy={state === 'saving' || undefined}
        onClick={press}
      >
        <Icon name="download" />
        Lagre for bruk uten nett
      </button>
      <span role="status" className="island-status">
        {state === 'saving' && 'Lagrer …'}
        {state === 'failed' && saveFailure}
        {state === 'saved' && (
          <>
            Lagret. <a href={paths.offline}>Se alt du har lagret</a>
          </>
        )}
      </span>
    </>
  );
}

async function saved(title: string, pages: readonly string[]): Promise<boolean> {
  try {
    await install();
    await save({ title, path: pages[0] ?? '', pages });
    return true;
  } catch {
    // Nothing was saved, so nothing stays behind.
    if ((await savedItems()).length === 0) await uninstall();
    return false;
  }
}
