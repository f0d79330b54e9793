import { contactContext } from '#app/contact/.server/context.ts';
import { withKeepingTimes } from '#app/contact/.server/retention-text.ts';
import { LegalPage } from '#app/ui/legal-page.tsx';
import { textPage } from './.server/text-page.ts';
import type { Route } from './+types/privacy';

export function loader({ context }: Route.LoaderArgs) {
  const { keepingTimes } = context.get(contactContext);
  const filled = (text: string) => withKeepingTimes(text, keepingTimes);
  const { summary, content, ...text } = textPage('privacy');
  return { ...text, summary: summary.map(filled), content: filled(content) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage text={loaderData}>
      <p>Sist oppdatert 5. april 2025</p>
    </LegalPage>
  );
}
