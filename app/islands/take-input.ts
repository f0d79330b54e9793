type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets the fields within back to what the server gave them, so that React finds what it expects. The function that it
 * returns types and chooses again what a visitor (or the browser, on the way back) had put there, as events.
 */
export function takeInput(root: HTMLElement): () => Promise<void> {
  const changed = [...root.querySelectorAll<Field>('input, textarea, select')].flatMap(changeOf);
  for (const { undo } of changed) undo();
  return async () => {
    for (const { redo } of changed) {
      redo();
      // React renders what the one has changed before the next one comes.
      await null;
    }
  };
}

interface Change {
  undo(): void;
  redo(): void;
}

function changeOf(field: Field): Change[] {
  if (field instanceof HTMLSelectElement) return choiceOf(field);
  return /^(?:checkbox|radio)$/u.test(field.type) ? tickOf(field) : textOf(field);
}

function choiceOf(field: HTMLSelectElement): Change[] {
  const { selectedIndex } = field;
  const first = Math.max(
    0,
    [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
  );
  if (selectedIndex === first) return [];
  return [
    {
      undo: () => set(field, 'selectedIndex', first),
      redo: () => {
        set(field, 'selectedIndex', selectedIndex);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
    },
  ];
}

/** Of radio buttons the one that was chosen is enough. */
function tickOf(field: HTMLInputElement | HTMLTextAreaElement): Change[] {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return [];
  if (field.type === 'radio' && !field.checked) return [];
  const { defaultChecked } = field;
  return [{ undo: () => set(field, 'checked', defaultChecked), redo: () => field.click() }];
}

function textOf(field: HTMLInputElement | HTMLTextAreaElement): Change[] {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return [];
  return [
    {
      undo: () => set(field, 'value', defaultValue),
      redo: () => {
        set(field, 'value', value);
        if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        // A field that was left already is left again: some take what was typed no earlier.
        if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      },
    },
  ];
}

/** By the browser's own setter: React puts one of its own before it, and what came through that is no change to it. */
function set(field: Field, property: 'value' | 'checked' | 'selectedIndex', to: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, to);
}
