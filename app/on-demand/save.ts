import { install, uninstall } from '#app/offline/installation.ts';
import { save, savedItems } from '#app/offline/saved.ts';

/** Saves the button's `data-pages` under its `data-title`, and says so behind it, with a link to the page at `data-list`. */
export default async function saveForOffline(button: HTMLButtonElement): Promise<void> {
  const { title = '', pages = '', list = '' } = button.dataset;
  const [path = '', ...others] = pages.split(' ');
  const status = button.nextElementSibling;
  status?.replaceChildren('Lagrer …');
  try {
    await install();
    await save({ title, path, pages: [path, ...others] });
  } catch (fault) {
    // Nothing was saved, so nothing stays behind.
    if ((await savedItems()).length === 0) await uninstall();
    throw fault;
  }
  status?.replaceChildren('Lagret. ', link(list, 'Se alt du har lagret'));
}

function link(href: string, text: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}
