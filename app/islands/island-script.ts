import { preferences } from './preferences.ts';

type Runtime = typeof import('#app/entry.client.ts');

/**
 * Stands at the end of every page, and has to be tiny. It fetches the islands' runtime when an island is pointed at,
 * focused or pressed, and where an island asks for it when that comes into sight, or at once where something is saved. It also lets the `/` key
 * lead to the search field. An island that is taken over has no `data-island` any more.
 */
const { entry = '' } = document.currentScript?.dataset ?? {};

async function wake(island: HTMLElement): Promise<void> {
  const runtime: Runtime = await import(/* @vite-ignore */ entry);
  return runtime.wake(island);
}

/** The island around what was touched, or the one within the part of the page that a field names in `data-wakes`. */
function islandAt({ target }: Event): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-island],[data-wakes]') : null;
  return found?.dataset.wakes ? document.querySelector(`#${found.dataset.wakes} [data-island]`) : found;
}

/** Before it is pressed nobody need know that it failed. */
const ignore = () => {};

for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, (event) => {
    const island = islandAt(event);
    if (island) wake(island).catch(ignore);
  });
}

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
    try {
      await wake(island);
      button.ariaBusy = null;
      if (!isPopover) button.click();
    } catch {
      button.ariaBusy = null;
      // A form needs no script.
      if (button.form && button.type === 'submit') button.form.requestSubmit(button);
      else status.textContent = island.dataset.failure ?? '';
    }
  },
  true,
);

for (const island of document.querySelectorAll<HTMLElement>('[data-when]')) {
  const { firstElementChild: shown } = island;
  if (!shown) wake(island).catch(ignore);
  else
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      wake(island).catch(ignore);
    }).observe(shown);
}

// Without the attribute it is shown as the server made it: there is nothing that a script could add.
for (const island of document.querySelectorAll<HTMLElement>('[data-cached]')) {
  const { cached = '' } = island.dataset;
  const holds = async () => 'caches' in window && (await caches.has(cached));
  holds()
    .catch(ignore)
    .then((isCached) => (isCached ? wake(island) : island.removeAttribute('data-cached')))
    .catch(ignore);
}

addEventListener('keydown', (event) => {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  if (!field || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || preferences.shortcut) return;
  if (document.activeElement?.matches('input,select,textarea')) return;
  event.preventDefault();
  field.focus();
});
