import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './hover-card.module.css';

interface HoverCardProps {
  label: string;
  href: string;
  facts: readonly string[];
}

const lingerMs = 300;

/**
 * A link with more on it: the card opens after 700 ms of hover, at once on keyboard focus, and closes after
 * 300 ms. The delays are CSS, so it works before and without a script. Chromium leaves out the transition that closes it on
 * some pages; where there is a script, that keeps the time. Escape closes it where there is one (WCAG 1.4.13), and it
 * opens again when it has been left.
 */
export default function HoverCard({ label, href, facts }: HoverCardProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const isOpen = useRef(false);
  const [isLingering, setLingering] = useState(false);
  useEffect(() => {
    if (!isLingering) return;
    const timer = setTimeout(() => setLingering(false), lingerMs);
    return () => clearTimeout(timer);
  }, [isLingering]);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, []);
  const leave = ({ currentTarget, relatedTarget }: PointerEvent | FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setDismissed(false);
    // At once: a frame without the card would be seen.
    if (isOpen.current && !isDismissed) flushSync(() => setLingering(true));
    isOpen.current = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by pressing it
    <div
      className={`${styles.hoverCard} no-print`}
      data-dismissed={isDismissed || undefined}
      data-lingering={isLingering || undefined}
      onAnimationStart={() => {
        isOpen.current = true;
      }}
      onPointerOut={leave}
      onBlur={leave}
    >
      <a href={href} aria-describedby={id}>
        {label}
      </a>
      <div id={id} role="tooltip" className={styles.card}>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
