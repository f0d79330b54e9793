import { LegalPage } from '#app/ui/legal-page.tsx';
import { textPage } from './.server/text-page.ts';
import type { Route } from './+types/accessibility';

export function loader() {
  return textPage('accessibility');
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
