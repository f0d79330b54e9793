import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { Icon } from '#app/art/icons/icon.tsx';
import styles from './toaster.module.css';

/** How long a toast stays, in milliseconds. */
const toastMilliseconds = 5000;

/** Makes `useToast` work below it, and shows one toast at a time. */
export function Toaster({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={1} timeout={toastMilliseconds}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label="Meldinger">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Shows a message; an `error` is announced at once. */
export function useToast() {
  const manager = Toast.useToastManager();
  return (message: string, kind: 'message' | 'error' = 'message') =>
    manager.add({ description: message, type: kind, priority: kind === 'error' ? 'high' : 'low' });
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection="down">
      <Icon name={toast.type === 'error' ? 'warning' : 'check'} className={styles.icon} />
      <Toast.Description className={styles.text} />
      <Toast.Close className={styles.close} aria-label="Lukk meldingen">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
