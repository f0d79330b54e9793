import { showToast } from '#app/components/toast.ts';

/** Shares the button's `data-path` under its `data-title` by the device's own menu, or copies the link and says so. */
export default async function share({ dataset: { title, path = '' } }: HTMLButtonElement): Promise<void> {
  const url = new URL(path, location.href).href;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else {
      await clipboard().writeText(url);
      await showToast('Lenken er kopiert.');
    }
  } catch (fault) {
    // Closing the device's menu is a choice, not a fault.
    if (fault instanceof DOMException && fault.name === 'AbortError') return;
    await showToast(`Lenken kunne ikke kopieres. Her er den: ${url}`);
  }
}

/** The clipboard, which browsers offer to secure pages only. */
function clipboard(): Clipboard {
  const available: Clipboard | undefined = navigator.clipboard;
  if (!available) throw new Error('no clipboard');
  return available;
}
