import { kept } from '#app/lib/kept.ts';
import { showTheme } from '#app/lib/theme.ts';

const listening = new WeakSet<HTMLElement>();

/** Shows in the panel that the button opens what is kept, and keeps what is chosen there. The choice that is there by itself is forgotten. */
export default function settings({ popoverTargetElement: panel }: HTMLButtonElement): void {
  if (!(panel instanceof HTMLElement)) return;
  for (const input of panel.querySelectorAll('input')) {
    input.checked = input.name === 'theme' ? input.value === (kept.theme ?? '') : !kept.shortcut;
  }
  if (listening.has(panel)) return;
  listening.add(panel);
  panel.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) keep(target);
  });
}

function keep({ name, value, checked }: HTMLInputElement): void {
  if (name === 'theme') set('theme', value);
  else set('shortcut', checked ? '' : 'off');
  showTheme();
}

function set(name: string, value: string): void {
  if (value) kept[name] = value;
  else delete kept[name];
}
