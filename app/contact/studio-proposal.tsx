import { data } from 'react-router';
import { openingOn } from '#app/drawings/index.ts';
import { paths, withQuery } from '#app/paths.ts';
import { Hero, type Page, places, type RouteHandle } from '#app/site/index.ts';
import { directoryContext } from '#app/studios/.server/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Section } from '#app/ui/index.ts';
import { receiveProposal } from './.server/receive-proposal.ts';
import type { Route } from './+types/studio-proposal';
import styles from './contact.module.css';
import { type ProposalField, proposalFields } from './proposal.ts';
import { honeypotField } from './submission.ts';

export const handle: RouteHandle = { query: { studio: 'text' } };

export function loader({ url, context }: Route.LoaderArgs) {
  const snapshot = context.get(directoryContext).snapshot();
  const studio = snapshot.bySlug.get(url.searchParams.get('studio') ?? '');
  const name = studio ? 'Er dette ditt studio?' : 'Legg til et studio';
  const page: Page = {
    title: name,
    description:
      'Fortell oss om et yogastudio som mangler, eller rett opplysningene om ditt eget. Vi ser over alt før det vises.',
    path: paths.studioProposal,
    trail: [places.yoga, places.studios, { name, path: paths.studioProposal }],
    opening: openingOn('studios'),
    previewOf: paths.studios,
    noindex: true,
  };
  return { page, studio: studio ? { slug: studio.slug, name: studio.name } : null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const snapshot = context.get(directoryContext).snapshot();
  const slug = url.searchParams.get('studio') ?? '';
  const { result, status } = await receiveProposal(request, context, snapshot.bySlug.has(slug) ? slug : null);
  return data(result, status);
}

const lead = 'Skriv det du vet, så ser vi over det før det vises. Felt uten stjerne kan stå tomme.';

const messages = {
  sent: 'Takk! Vi ser på forslaget, og svarer deg på e-post. Som regel tar det noen dager.',
  failed: 'Det oppstod en feil ved innsending av skjemaet. Vennligst prøv igjen senere.',
  limited: 'Du har sendt flere meldinger på kort tid. Vent litt, og prøv igjen. Teksten din står fortsatt her.',
  unreadable: 'Skjemaet kunne ikke leses. Går du tilbake i nettleseren, står teksten din der.',
  invalid: 'Noe mangler. Se merknadene ved feltene.',
} as const;

export default function StudioProposal({ loaderData, actionData }: Route.ComponentProps) {
  const { page, studio } = loaderData;
  const typed = actionData && 'values' in actionData ? actionData.values : undefined;
  const errors = actionData?.status === 'invalid' ? actionData.errors : {};
  const typedIn = (field: ProposalField) => typed?.[field] ?? (field === 'studio' ? studio?.name : undefined);
  return (
    <>
      <Hero page={page} heading={page.title} lead={lead} />
      <Section layout="narrow">
        {actionData && (
          <p role="status" className={styles.result} data-status={actionData.status}>
            {messages[actionData.status]}
          </p>
        )}
        {actionData?.status !== 'sent' && (
          <form
            method="post"
            action={withQuery(paths.studioProposal, { studio: studio?.slug ?? '' })}
            encType="multipart/form-data"
            className={styles.form}
          >
            {proposalFields.map(({ name, label, most }) => (
              <Field
                key={name}
                name={name}
                label={label}
                isLong={most > 300}
                isRequired={name === 'studio' || (name === 'address' && studio === null)}
                typed={typedIn(name)}
                error={errors[name]}
              />
            ))}
            <Field
              name="sender"
              label="Navnet ditt"
              isRequired
              typed={typedIn('sender')}
              error={errors.sender}
              autoComplete="name"
            />
            <Field
              name="email"
              label="E-post"
              isRequired
              typed={typedIn('email')}
              error={errors.email}
              autoComplete="email"
            />
            <div className={styles.trap}>
              <label htmlFor={honeypotField}>La dette feltet stå tomt</label>
              <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
            </div>
            <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
              Send forslaget
            </button>
            <p className={styles.note}>
              Navnet og e-posten din vises ikke. <a href={paths.privacy}>Slik behandler vi det du sender</a>.
            </p>
          </form>
        )}
      </Section>
    </>
  );
}

interface FieldProps {
  name: ProposalField;
  label: string;
  isRequired?: boolean;
  isLong?: boolean;
  typed: string | undefined;
  error: string | undefined;
  autoComplete?: string;
}

function Field({ name, label, isRequired = false, isLong = false, typed, error, autoComplete = 'off' }: FieldProps) {
  const shared = {
    id: name,
    name,
    required: isRequired,
    defaultValue: typed,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-feil` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {isLong ? <textarea {...shared} rows={3} /> : <input {...shared} type={name === 'email' ? 'email' : 'text'} />}
      {error && (
        <p id={`${name}-feil`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
