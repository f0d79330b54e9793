import { LegalPage } from '#app/ui/legal-page.tsx';
import { textPage } from './.server/text-page.ts';
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
