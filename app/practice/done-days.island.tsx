import { counted } from '#app/text/index.ts';
import { ButtonLink } from '#app/ui/index.ts';
import type { KeptLink } from './memory.ts';
import { useMemory } from './use-memory.ts';

/** How far one has come in a programme, and the way on; nothing where memory is off or no day is done. */
export default function DoneDays({ days }: { days: readonly KeptLink[] }) {
  const { memory } = useMemory();
  const done = days.filter(({ path }) => memory?.doneDays.includes(path));
  const next = days.find(({ path }) => !memory?.doneDays.includes(path));
  if (done.length === 0) return null;
  return (
    <>
      <p>
        {counted(done.length, 'dag', 'dager')} av {days.length} er gjort.
      </p>
      {next && <ButtonLink href={next.path}>Fortsett: {next.title}</ButtonLink>}
    </>
  );
}
