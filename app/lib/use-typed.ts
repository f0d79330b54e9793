import { type RefCallback, useState } from 'react';

interface Typed {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** For the field itself. */
  readonly field: RefCallback<HTMLInputElement>;
}

/**
 * What stands in a text field. What was typed before the script came, or was put back by the browser, is taken over;
 * React would put `first` in its place with the next change of the page.
 */
export function useTyped(first: string): Typed {
  const [typed, setTyped] = useState(first);
  const [field] = useState(() => (element: HTMLInputElement | null) => {
    if (element) setTyped(element.value);
  });
  return { typed, setTyped, field };
}
