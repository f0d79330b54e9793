import { uninstall } from '#app/offline/installation.ts';
import { remove, savedItems } from '#app/offline/saved.ts';

/**
 * For the page about use without a network: lists what is saved, and removes it. It runs when it is loaded. The page
 * also stands in for one that is not kept; it then says so.
 */
const place = document.querySelector<HTMLElement>('[data-saved-items]');
const shelf = place?.querySelector('[data-shelf]');
const nothing = place?.querySelector<HTMLElement>('[data-nothing-saved]');
const missing = document.querySelector<HTMLElement>('[data-missing]');
const dates = new Intl.DateTimeFormat('nb', { dateStyle: 'long' });

if (missing) missing.hidden = location.pathname === missing.dataset.missing;
await showItems();

async function showItems(): Promise<void> {
  const items = 'caches' in window ? await savedItems() : [];
  // The worker is of no use any more; nor is what it has kept.
  if (items.length === 0 && 'caches' in window) await uninstall();
  // Until now it held its place unseen, so that nothing below it moves.
  if (nothing) [nothing.hidden, nothing.dataset.nothingSaved] = [items.length > 0, 'known'];
  if (items.length === 0) {
    shelf?.replaceChildren();
    return;
  }
  const list = element('ul');
  list.role = 'list';
  for (const { title, path, savedAt } of items) {
    const link = element('a', title);
    link.href = path;
    const date = element('span', `Lagret ${dates.format(new Date(savedAt))}`);
    const removal = button('Fjern', () => remove(path));
    removal.ariaLabel = `Fjern ${title}`;
    const item = element('li');
    item.append(link, date, removal);
    list.append(item);
  }
  shelf?.replaceChildren(list, button('Fjern alt', uninstall));
}

function button(text: string, action: () => Promise<void>): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', async () => {
    await action();
    await showItems();
    // The button is gone: the focus goes to what has changed.
    place?.focus();
  });
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
