import { Island } from '#app/islands/index.ts';
import { textPage } from '#app/site/.server/index.ts';
import type { Route } from './+types/accessibility';
import { CriteriaList } from './criteria-list.tsx';
import { LegalPage } from './legal-page.tsx';
import ReadAloud from './read-aloud.island.tsx';

const criteria = { id: 'krav', heading: 'Krav for krav' };

export function loader() {
  return textPage('accessibility');
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LegalPage text={loaderData} appendix={criteria}>
        <Island of={ReadAloud} props={{}} />
      </LegalPage>
      <CriteriaList {...criteria} />
    </>
  );
}
