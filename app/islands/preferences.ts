/**
 * What a visitor has chosen for this device; nothing is stored before a choice is made.
 * `theme`: `light` or `dark`, without it the page follows the device. `shortcut`: there when keys alone shall do nothing.
 */
export const preferences = storage();

/** Where the browser stores nothing, what is written is forgotten with the page. */
function storage(): Record<string, string | undefined> {
  try {
    return localStorage;
  } catch {
    return {};
  }
}
