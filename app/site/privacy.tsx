import { application } from '#app/.server/application.ts';
import { withKeepingTimes } from '#app/contact/.server/retention-text.ts';
import { LegalPage } from '#app/ui/legal-page.tsx';
import { textPage } from './.server/text-page.ts';
import type { Route } from './+types/privacy';

export async function loader() {
  const { env } = await application();
  const filled = (text: string) => withKeepingTimes(text, env);
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
