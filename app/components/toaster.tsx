import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';

export interface ToastMessage {
  /** Tells the same text, shown twice, apart. */
  readonly id: number;
  readonly text: string;
  readonly kind: 'message' | 'error';
}

type ShowToast = (text: string, kind?: ToastMessage['kind']) => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast needs a Toaster above it');
});

/** The part that draws toasts comes with the first one. */
const ToastShelf = lazy(() => import('./toast-shelf.tsx'));

/** Makes `useToast` work below it. */
export function Toaster({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<ToastMessage>();
  const show: ShowToast = (text, kind = 'message') => setLatest((last) => ({ id: (last?.id ?? 0) + 1, text, kind }));
  return (
    <ToastContext value={show}>
      {children}
      {latest && (
        <Suspense>
          <ToastShelf message={latest} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Shows a message for a while, in the place of the one before; an `error` is announced at once. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
