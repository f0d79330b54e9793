import type { ReactNode } from 'react';
import type { SceneId } from '#app/drawings/ids.ts';
import { paths } from '#app/paths.ts';
import { Prose } from '#app/ui/index.ts';
import type { PageText } from '#content';
import styles from './closing.module.css';

interface ClosingProps {
  section: Pick<PageText['sections'][number], 'id' | 'heading' | 'html'>;
  scene: SceneId;
  /** Where to go from here: buttons. */
  children: ReactNode;
}

/** How a page ends: a landscape, and the next step on its sky. */
export function Closing({ section, scene, children }: ClosingProps) {
  return (
    <section className={styles.closing} aria-labelledby={section.id}>
      <Sky scene={scene} />
      <div className={styles.text}>
        <h2 id={section.id}>{section.heading}</h2>
        <Prose html={section.html} />
        <p className={styles.buttons}>{children}</p>
      </div>
    </section>
  );
}

/** A landscape behind a section; a file, since few visitors come this far at once. */
export function Sky({ scene }: { scene: SceneId }) {
  return (
    <img
      src={paths.landscape(scene)}
      alt=""
      width={2880}
      height={1920}
      loading="lazy"
      decoding="async"
      className={styles.sky}
    />
  );
}
