import { data } from 'react-router';
import { sectionOf } from '#app/.server/library.ts';
import { Island } from '#app/islands/index.ts';
import { siteContext, textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero, type RouteHandle } from '#app/site/index.ts';
import { profilesOf } from '#app/site/settings.ts';
import { directoryContext } from '#app/studios/.server/index.ts';
import { truncate } from '#app/text/index.ts';
import { Prose, Section } from '#app/ui/index.ts';
import { contactContext } from './.server/context.ts';
import { withPrivacyFacts } from './.server/privacy-facts.ts';
import { receiveSubmission } from './.server/receive-submission.ts';
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
  const { privacyFacts } = context.get(contactContext);
  return {
    page: text.page,
    heading: text.heading,
    lead: text.lead,
    subject: studio && truncate(`Feil i opplysninger om ${studio.name}`, contactLimits.subject),
    email,
    profiles: profilesOf(social),
    availability: sectionOf(text, availabilityId),
    sections: text.sections
      .filter(({ id }) => id !== availabilityId)
      .map((section) => ({ ...section, html: withPrivacyFacts(section.html, privacyFacts) })),
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
  const { page, heading, lead, subject, availability, sections, email, profiles } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} size="low" />
      <Section>
        <div className={styles.columns}>
          <Island of={ContactForm} props={{ result: actionData, subject }} />
          <div className={styles.aside}>
            <h2>{availability.heading}</h2>
            <Prose html={availability.html} />
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            {profiles.length > 0 && <h2>Følg oss</h2>}
            <ul role="list">
              {profiles.map(({ network, url, name }) => (
                <li key={network}>
                  <a href={url} rel="noopener">
                    {name}
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
