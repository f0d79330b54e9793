import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from './icons/icon.tsx';
import styles from './toast.module.css';

interface Message {
  readonly text: string;
  readonly kind: 'message' | 'error';
}

const toastMs = 5000;

let region: { readonly root: Root; count: number } | undefined;

/**
 * Shows a message at the foot of the window for a while, in the place of the one before; an `error` is announced at
 * once. It stays while it is pointed at or holds the focus. For islands: the page itself has no toasts.
 */
export function showToast(text: string, kind: Message['kind'] = 'message'): void {
  region ??= { root: createRoot(addRegion()), count: 0 };
  region.count += 1;
  region.root.render(<Toasts key={region.count} text={text} kind={kind} />);
}

function addRegion(): HTMLElement {
  const section = document.createElement('section');
  section.className = styles.viewport ?? '';
  section.ariaLabel = 'Meldinger';
  document.body.append(section);
  return section;
}

/** A live region has to stand in the page before it is filled. */
function Toasts({ text, kind }: Message) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles.live}>
      {isShown && <Toast text={text} kind={kind} close={() => setShown(false)} />}
    </div>
  );
}

function Toast({ text, kind, close }: Message & { close: () => void }) {
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever closes it, it does so once
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, toastMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stays while it is looked at; nothing is done by pressing it
    <div className={styles.toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={kind === 'error' ? 'warning' : 'check'} className={styles.icon} />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label="Lukk meldingen" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
