import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Icon } from '#app/art/icons/icon.tsx';
import { toastMilliseconds } from './toast-milliseconds.ts';
import styles from './toast-shelf.module.css';
import type { ToastMessage } from './toaster.tsx';

/** Where toasts stand: one at a time, at the foot of the window. A default export, for `lazy`. */
export default function ToastShelf({ message }: { message: ToastMessage }) {
  return (
    <Toast.Provider limit={1} timeout={toastMilliseconds}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label="Meldinger">
          <ToastList message={message} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ message }: { message: ToastMessage }) {
  const { toasts, add, close } = Toast.useToastManager();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    for (const toast of toasts) close(toast.id);
    add({ description: message.text, type: message.kind, priority: message.kind === 'error' ? 'high' : 'low' });
  }, [message.id]);
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection="down" aria-label="Beskjed">
      <Icon name={toast.type === 'error' ? 'warning' : 'check'} className={styles.icon} />
      <Toast.Description className={styles.text} />
      <Toast.Close className={styles.close} aria-label="Lukk meldingen">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
