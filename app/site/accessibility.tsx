import { textPage } from '#app/.server/text-page.ts';
import { LegalPage } from '#app/components/legal-page.tsx';
import type { Route } from './+types/accessibility';

export function loader() {
  return textPage('accessibility');
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
