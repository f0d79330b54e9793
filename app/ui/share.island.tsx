import buttonStyles from './button.module.css';
import { Icon } from './icons/icon.tsx';
import { showToast } from './toast.tsx';

/** Shares the page at `path` by the device's own menu, or copies its link and says so. */
export default function Share({ title, path, label }: { title: string; path: string; label: string }) {
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${buttonStyles.quiet}`}
      data-needs-script
      onClick={() => share(title, new URL(path, location.href).href)}
    >
      <Icon name="share" />
      {label}
    </button>
  );
}

async function share(title: string, url: string): Promise<void> {
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else {
      await clipboard().writeText(url);
      showToast('Lenken er kopiert.');
    }
  } catch (error) {
    // Closing the device's menu is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast(`Lenken kunne ikke kopieres. Her er den: ${url}`);
  }
}

/** The clipboard, which browsers offer to secure pages only. */
function clipboard(): Clipboard {
  const available: Clipboard | undefined = navigator.clipboard;
  if (!available) throw new Error('no clipboard');
  return available;
}
