import { textPage } from '#app/.server/text-page.ts';
import { LegalPage } from '#app/components/legal-page.tsx';
import type { Route } from './+types/terms';

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
