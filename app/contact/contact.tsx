import { data } from 'react-router';
import { sectionOf } from '#app/.server/library.ts';
import { Island } from '#app/islands/island.tsx';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { socialNetworkNames, socialNetworks } from '#app/site/settings.ts';
import { directoryContext } from '#app/studios/.server/context.ts';
import { GuideSections } from '#app/ui/guide-section.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { shortened } from '#app/ui/norwegian.ts';
import { Prose } from '#app/ui/prose.tsx';
import { Section } from '#app/ui/section.tsx';
import { contactContext } from './.server/context.ts';
import { receiveSubmission } from './.server/receive-submission.ts';
import { withKeepingTimes } from './.server/retention-text.ts';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import ContactForm from './contact-form.island.tsx';
import { contactLimits } from './submission.ts';

const availabilityId = 'tilgjengelig';

export const handle: RouteHandle = { query: { studio: 'text' } };

export function loader({ url, context }: Route.LoaderArgs) {
  const studio = context
    .get(directoryContext)
    .snapshot()
    .bySlug.get(url.searchParams.get('studio') ?? '');
  const text = textPage('contact', { noindex: studio !== undefined });
  const { email, social } = context.get(siteContext).site;
  const { keepingTimes } = context.get(contactContext);
  return {
    page: text.page,
    heading: text.heading,
    lead: text.lead,
    subject: studio && shortened(`Feil i opplysninger om ${studio.name}`, contactLimits.subject),
    email,
    social,
    availability: sectionOf(text, availabilityId),
    sections: text.sections
      .filter(({ id }) => id !== availabilityId)
      .map((section) => ({ ...section, html: withKeepingTimes(section.html, keepingTimes) })),
  };
}

/** A form that was sent without a script: the answer is this page, and says how it went. */
export async function action({ request, context }: Route.ActionArgs) {
  const { result, ...init } = await receiveSubmission(request, context);
  return data(result, init);
}

/** The answer carries the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, heading, lead, subject, availability, sections, email, social } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Section>
        <div className={styles.columns}>
          <Island of={ContactForm} props={{ result: actionData, subject }} />
          <div className={styles.aside}>
            <h2>{availability.heading}</h2>
            <Prose html={availability.html} />
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <h2>Følg oss</h2>
            <ul role="list">
              {socialNetworks.map((network) => (
                <li key={network}>
                  <a href={social[network]} rel="noopener">
                    {socialNetworkNames[network]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
