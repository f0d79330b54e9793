import { contactContext, withPrivacyFacts } from '#app/contact/.server/index.ts';
import { textPage } from '#app/site/.server/index.ts';
import { escapeXml } from '#app/text/index.ts';
import type { Route } from './+types/privacy';
import { LegalPage } from './legal-page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { privacyFacts } = context.get(contactContext);
  const { summary, content, ...text } = textPage('privacy');
  return {
    ...text,
    summary: summary.map((sentence) => withPrivacyFacts(sentence, privacyFacts)),
    content: withPrivacyFacts(content, privacyFacts, escapeXml),
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage text={loaderData}>
      <p>Sist oppdatert 5. april 2025</p>
    </LegalPage>
  );
}
