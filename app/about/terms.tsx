import { textPage } from '#app/site/.server/index.ts';
import type { Route } from './+types/terms';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return textPage('terms');
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage text={loaderData}>
      <p>Sist oppdatert 5. april 2025</p>
    </LegalPage>
  );
}
