import type { ReactNode } from 'react';
import { SiteIcon } from '#app/art/icons/site-icon.tsx';
import buttonStyles from './button.module.css';
import { OnDemandButton } from './on-demand-button.tsx';

/** Shares the page at `path` by the device's own menu, or copies its link and says so. */
export function ShareButton({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  return (
    <OnDemandButton
      module="share"
      className={`${buttonStyles.button} ${buttonStyles.quiet}`}
      data-title={title}
      data-path={path}
    >
      <SiteIcon name="share" />
      {children}
    </OnDemandButton>
  );
}
