import { toastMilliseconds } from './toast-milliseconds.ts';
import styles from './toast-shelf.module.css';

let shelf: HTMLElement | undefined;

/** Shows a message for a while where the page has no framework, in the place of the one before. It stays while it is pointed at or holds the focus. */
export async function showToast(text: string): Promise<void> {
  shelf ??= addShelf();
  shelf.replaceChildren();
  // A live region has to stand in the page before it is filled.
  await new Promise(requestAnimationFrame);
  shelf.replaceChildren(toastOf(text));
}

function addShelf(): HTMLElement {
  const region = element('section', styles.viewport);
  region.ariaLabel = 'Meldinger';
  const live = element('div', styles.live);
  live.role = 'status';
  region.append(live);
  document.body.append(region);
  return live;
}

function toastOf(text: string): HTMLElement {
  const toast = element('div', styles.toast);
  const message = element('p', styles.text);
  message.textContent = text;
  const button = element('button', styles.close);
  button.type = 'button';
  button.textContent = 'Lukk';
  toast.append(message, button);

  const close = () => toast.remove();
  let timer = setTimeout(close, toastMilliseconds);
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    timer = setTimeout(close, toastMilliseconds);
  };
  button.addEventListener('click', close);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, hold);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, release);
  return toast;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
