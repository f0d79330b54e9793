import { Icon } from '#app/art/icons/icon.tsx';
import buttonStyles from './button.module.css';
import { useToast } from './toaster.tsx';

/** Shares the page by the device's own menu, or copies its link and says so. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const showToast = useToast();
  const share = async () => {
    const url = new URL(path, location.href).href;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await clipboard().writeText(url);
        showToast('Lenken er kopiert.');
      }
    } catch (fault) {
      // Closing the device's menu is a choice, not a fault.
      if (fault instanceof DOMException && fault.name === 'AbortError') return;
      showToast(`Lenken kunne ikke kopieres. Her er den: ${url}`, 'error');
    }
  };
  return (
    <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={share}>
      <Icon name="share" />
      Del artikkel
    </button>
  );
}

/** The clipboard, which browsers offer to secure pages only. */
function clipboard(): Clipboard {
  const available: Clipboard | undefined = navigator.clipboard;
  if (!available) throw new Error('no clipboard');
  return available;
}
