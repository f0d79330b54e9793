import { Callout } from '#app/ui/index.ts';
import type { Testimonials as TestimonialsFile } from '#content';
import styles from './testimonials.module.css';

type Testimonial = TestimonialsFile['testimonials'][number];

/** Voices of visitors. Examples are said to be examples, above them, until the owner replaces them. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <>
      {testimonials.some(({ example }) => example) && (
        <Callout kind="info">
          <p>Uttalelsene er eksempler, skrevet for å vise hvordan det kan se ut. Ingen av personene finnes.</p>
        </Callout>
      )}
      <ul role="list" className={styles.testimonials}>
        {testimonials.map(({ quote, name, context }) => (
          <li key={name}>
            <blockquote>«{quote}»</blockquote>
            <p>
              <strong>{name}</strong>
              {context}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
