import { preferences } from './preferences.ts';

type Runtime = typeof import('#app/entry.client.ts');

/**
 * Stands at the end of every page, and has to be tiny. It fetches the islands' runtime when an island is pointed at,
 * focused or pressed, and where an island asks for it when that comes into sight, or at once where something is saved.
 * It also lets the `/` key lead to the search field. An island that is taken over has no `data-island` any more.
 */
const { entry = '' } = document.currentScript?.dataset ?? {};

async function wake(island: HTMLElement): Promise<void> {
  const runtime: Runtime = await import(/* @vite-ignore */ entry);
  return runtime.wake(island);
}

/** The island around what was touched, or the one within the part of the page that a field names in `data-wakes`. */
function islandAt({ target }: Pick<Event, 'target'>): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-island],[data-wakes]') : null;
  return found?.dataset.wakes ? document.querySelector(`#${found.dataset.wakes} [data-island]`) : found;
}

/** Before it is pressed nobody need know that it failed. */
const ignore = () => {};
const wakeQuietly = (island: HTMLElement) => wake(island).catch(ignore);

const wakeAt = (touch: Pick<Event, 'target'>) => {
  const island = islandAt(touch);
  if (island) wakeQuietly(island);
};

for (const type of ['pointerover', 'focusin']) addEventListener(type, wakeAt);

// A press is held, and done again when the island can answer it. A popover opens without its help.
addEventListener(
  'click',
  async (event) => {
    const island = islandAt(event);
    const button = event.target instanceof Element && event.target.closest('button');
    if (!island || !button) return;
    const isPopover = button.popoverTargetElement;
    if (!isPopover) {
      event.preventDefault();
      event.stopPropagation();
    }
    const status = island.nextElementSibling;
    if (!status || button.ariaBusy) return;
    button.ariaBusy = 'true';
    status.textContent = '';
    // Phones let sound begin in the press itself, and not when the island has come.
    const sound = 'plays' in button.dataset ? island.querySelector('audio') : null;
    sound?.play().catch(ignore);
    try {
      await wake(island);
      button.ariaBusy = null;
      if (!isPopover) button.click();
    } catch {
      sound?.pause();
      button.ariaBusy = null;
      // A form needs no script.
      if (button.form && button.type === 'submit') button.form.requestSubmit(button);
      else status.textContent = island.dataset.failure ?? '';
    }
  },
  true,
);

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) wakeAt(entry);
});
// What comes to life by itself waits for the first paint, so that nothing stands before that. It has no box of its own.
new PerformanceObserver(() => {
  for (const shown of document.querySelectorAll('[data-when] > *')) sight.observe(shown);
}).observe({ type: 'paint', buffered: true });

// Without the attribute it is shown as the server made it: there is nothing that a script could add.
for (const island of document.querySelectorAll<HTMLElement>('[data-cached]'))
  Promise.resolve(window.caches?.has(island.dataset.cached ?? ''))
    .catch(ignore)
    .then((isCached) => {
      if (isCached) wakeQuietly(island);
      else delete island.dataset.cached;
    });

for (const island of document.querySelectorAll<HTMLElement>('[data-stored]'))
  if (preferences[island.dataset.stored ?? '']) wakeQuietly(island);

addEventListener('keydown', (event) => {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  if (!field || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || preferences.shortcut) return;
  if (document.activeElement?.matches('input,select,textarea')) return;
  event.preventDefault();
  field.focus();
});
