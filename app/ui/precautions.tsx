import { Callout } from './callout.tsx';

/** What to mind of a practice, before it. */
export function Precautions({ items, heading }: { items: readonly string[]; heading?: string }) {
  return (
    <Callout kind="care" heading={heading}>
      <ul>
        {items.map((precaution) => (
          <li key={precaution}>{precaution}</li>
        ))}
      </ul>
    </Callout>
  );
}
