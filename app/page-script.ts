import { kept } from '#app/lib/kept.ts';
import type { OnDemandElement } from '#app/lib/on-demand.ts';

/**
 * Stands at the end of every page, and has to be tiny. It fetches the module that an element names when it is pointed
 * at or focused, as the speculation rules do for links; runs it when the element is a button and is pressed; and lets
 * the `/` key lead to the search field.
 */
for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, (event) => {
    const element = elementAt(event);
    // A failure shows when the button is pressed.
    if (element) load(element).catch(() => {});
  });
}

addEventListener('click', async (event) => {
  const button = elementAt(event, 'button');
  const status = button?.nextElementSibling;
  // Busy: pressed again before the module came, or before it was done.
  if (!status || button.ariaBusy) return;
  button.ariaBusy = 'true';
  status.textContent = '';
  try {
    await (await load(button)).default(button);
  } catch (fault) {
    status.textContent = button.dataset.failure;
    throw fault;
  } finally {
    button.ariaBusy = null;
  }
});

addEventListener('keydown', (event) => {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  if (!field || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || kept.shortcut) return;
  if (document.activeElement?.matches('input,select,textarea')) return;
  event.preventDefault();
  field.focus();
});

function elementAt({ target }: Event, kind = ''): OnDemandElement | null {
  return target instanceof Element ? target.closest<OnDemandElement>(`${kind}[data-on-demand]`) : null;
}

function load(element: OnDemandElement) {
  return import(/* @vite-ignore */ element.dataset.onDemand);
}
