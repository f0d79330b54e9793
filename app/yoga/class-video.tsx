import { ButtonLink } from '#app/ui/index.ts';

interface ClassVideoProps {
  /** The owner's video of the class; empty as long as there is none. */
  readonly link: string;
}

/** Leads to the class on YouTube, which nothing is asked of before. */
export function ClassVideo({ link }: ClassVideoProps) {
  if (link === '') return null;
  return (
    <ButtonLink href={link} variant="quiet" rel="noopener">
      Se på YouTube
    </ButtonLink>
  );
}
