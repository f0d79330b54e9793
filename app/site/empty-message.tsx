import type { ReactNode } from 'react';
import type { PictureId } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { ContentPicture } from '#app/ui/index.ts';
import styles from './empty-message.module.css';

/** What stands where a list has nothing to show: a drawing, the message, a way on. */
export function EmptyMessage({ picture, children }: { picture: PictureId; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <ContentPicture src={paths.picture(picture)} />
      <div>{children}</div>
    </div>
  );
}
