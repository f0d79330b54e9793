import './ui/styles/site.css';

import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { takeInput } from './islands/take-input.ts';

// The one style sheet of all pages is made of what is imported here, whether an island uses it or not.
import.meta.glob(['/app/**/*.module.css', '!/app/drawings/workshop/**'], { eager: true });

// React Router's plugin prepares every component for its hot updates, which look for their runtime.
if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime');

const islands = {
  ...import.meta.glob<{ default: ComponentType }>(['/app/**/*.island.tsx', '!/app/drawings/workshop/**']),
  ...(import.meta.env.DEV && import.meta.glob<{ default: ComponentType }>('/app/drawings/workshop/*.island.tsx')),
};
const waking = new WeakMap<Element, Promise<void>>();

/**
 * Takes over an island that `Island` has rendered, alone and once. Resolves when it answers its visitor; what was typed
 * in it before has then been typed again. Rejects where its script could not be fetched; it may then be called again.
 */
export function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island);
  if (known) return known;
  const awake = hydrate(island);
  waking.set(island, awake);
  awake.catch(() => waking.delete(island));
  return awake;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { island: path = '', props = '' } = island.dataset;
  const module = await islands[path]?.();
  if (!module) throw new Error(`there is no island ${path}`);
  const typeAgain = takeInput(island);
  let typed: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    const component = createElement(module.default, JSON.parse(props));
    const onCommit = () => {
      typed ??= typeAgain();
    };
    // In one go: a letter typed while the fields are set back would be lost.
    flushSync(() =>
      hydrateRoot(island, createElement(Hydrated, { onCommit, onHydrated: resolve }, component), {
        identifierPrefix: island.id,
        onUncaughtError(error) {
          reportError(error);
          reject(error);
        },
      }),
    );
  });
  delete island.dataset.island;
  await typed;
}

interface HydratedProps {
  /** When the elements have their listeners, before the browser does anything else. */
  onCommit: () => void;
  /** When the effects of what is within have run, too. */
  onHydrated: () => void;
  children?: ReactNode;
}

function Hydrated({ onCommit, onHydrated, children }: HydratedProps): ReactNode {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}
