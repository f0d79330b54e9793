import { data } from 'react-router';
import { application } from '#app/.server/application.ts';
import { isTrapped, parseSubmission, readForm } from '#app/.server/contact.ts';
import { sectionOf } from '#app/.server/library.ts';
import { log } from '#app/.server/log.ts';
import { withKeepingTimes } from '#app/.server/retention-text.ts';
import { clientAddress, isTooLarge } from '#app/.server/submission-context.ts';
import { textPage } from '#app/.server/text-page.ts';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Prose } from '#app/components/prose.tsx';
import { Section } from '#app/components/section.tsx';
import { Toaster } from '#app/components/toaster.tsx';
import { contactLimits } from '#app/lib/contact-form.ts';
import { shortened } from '#app/lib/norwegian.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { socialNetworkNames, socialNetworks } from '#app/site.ts';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import { ContactForm, type ContactResult, typedValues } from './contact-form.tsx';

const availabilityId = 'tilgjengelig';

export const handle: RouteHandle = { interactive: true, query: { studio: 'text' } };

export async function loader({ url }: Route.LoaderArgs) {
  const { env, directory } = await application();
  const studio = directory.snapshot().bySlug.get(url.searchParams.get('studio') ?? '');
  const text = textPage('contact', { noindex: studio !== undefined });
  const { email, social } = env.site;
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
      .map((section) => ({ ...section, html: withKeepingTimes(section.html, env) })),
  };
}

/** Stores one message. Whatever goes wrong, what was typed comes back, where it could be read at all. */
export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(isTooLarge)) return answer({ status: 'tooLarge' }, 413);
  const form = await readForm(request);
  if (form === null) return answer({ status: 'unreadable' }, 400);
  const { store, contactLimit, notices } = await application();
  if (isTrapped(form)) {
    log('contact.trapped');
    return answer({ status: 'sent' }, 200);
  }
  const parsed = parseSubmission(form);
  if (!parsed.ok) return answer({ status: 'invalid', errors: parsed.errors, values: parsed.values }, 422);
  const { submission } = parsed;
  const waitSeconds = await contactLimit.waitSeconds(context.get(clientAddress));
  if (waitSeconds > 0) {
    const waitMinutes = Math.ceil(waitSeconds / 60);
    return answer({ status: 'limited', values: submission, waitMinutes }, 429, { 'Retry-After': String(waitSeconds) });
  }
  try {
    log('contact.received', { outcome: await store.insertSubmission(submission) });
  } catch (fault) {
    log('contact.failed', { fault: String(fault) });
    return answer({ status: 'failed', values: submission }, 500);
  }
  notices?.wake();
  return answer({ status: 'sent' }, 200);
}

/** A message that is sent stays sent, whether the page could be asked for again or not. */
export function shouldRevalidate() {
  return false;
}

/** A line that is cut, or an answer that is none of ours, counts as failed: what was typed stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = typedValues(await request.clone().formData());
  // The status keeps React Router from asking for the page's data again, over the same line.
  return serverAction().catch(() => answer({ status: 'failed', values }, 500));
}

/** Without a script the answer is a page, which carries the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

function answer(result: ContactResult, status: number, headers: Record<string, string> = {}) {
  return data(result, { status, headers });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, heading, lead, subject, availability, sections, email, social } = loaderData;
  return (
    <Toaster>
      <Hero page={page} heading={heading} lead={lead} />
      <Section>
        <div className={styles.columns}>
          <ContactForm result={actionData} subject={subject} />
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
    </Toaster>
  );
}
