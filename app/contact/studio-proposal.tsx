import type { ReactNode } from 'react';
import { data } from 'react-router';
import { openingOn, writeHouseId } from '#app/drawings/index.ts';
import { paths, withQuery } from '#app/paths.ts';
import { Hero, type Page, places, type RouteHandle } from '#app/site/index.ts';
import { directoryContext } from '#app/studios/.server/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { ContentPicture, Section } from '#app/ui/index.ts';
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
    opening: openingOn('guided'),
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
      <Hero page={page} heading={page.title} lead={lead} size="low" />
      <Section>
        {actionData && (
          <p role="status" className={styles.result} data-status={actionData.status}>
            {messages[actionData.status]}
          </p>
        )}
        {actionData?.status !== 'sent' && (
          <div className={styles.columns}>
            <form
              method="post"
              action={withQuery(paths.studioProposal, { studio: studio?.slug ?? '' })}
              encType="multipart/form-data"
              className={styles.form}
            >
              {parts.map(({ legend, fields, isPairs, isFolded }) => (
                <Part key={legend} legend={legend} isPairs={isPairs} isFolded={isFolded && !fields.some(typedIn)}>
                  {fields.map((name) => (
                    <Field
                      key={name}
                      name={name}
                      isRequired={isRequired(name, studio === null)}
                      typed={typedIn(name)}
                      error={errors[name]}
                    />
                  ))}
                </Part>
              ))}
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
            <Afterwards isNew={studio === null} />
          </div>
        )}
      </Section>
    </>
  );
}

interface PartOfForm {
  legend: string;
  /** Two short fields stand beside each other on a wide window. */
  isPairs?: boolean | undefined;
  /** Nothing in it has to be filled in: on one line until somebody wants it. */
  isFolded?: boolean | undefined;
}

const parts: readonly (PartOfForm & { fields: readonly ProposalField[] })[] = [
  { legend: 'Studioet', fields: ['studio', 'address', 'phone', 'website'], isPairs: true },
  { legend: 'Timene', fields: ['timetable', 'hours', 'styles', 'description'], isFolded: true },
  { legend: 'Hvem du er', fields: ['sender', 'email', 'proof'], isPairs: true },
];

function Part({ legend, isPairs, isFolded, children }: PartOfForm & { children: ReactNode }) {
  const fields = (
    <fieldset className={styles.part} data-pairs={isPairs}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
  if (!isFolded) return fields;
  return (
    <details className={styles.folded}>
      <summary>Vet du noe om timene?</summary>
      {fields}
    </details>
  );
}

function isRequired(name: ProposalField, isNew: boolean): boolean {
  return name === 'studio' || name === 'sender' || name === 'email' || (name === 'address' && isNew);
}

/** A studio as one without a picture is drawn. */
const house = writeHouseId({ place: 'fjord', season: 'sommer', kind: 'trehus', variant: 1 });

/** What becomes of a proposal: the reason to send one. A studio that is listed already has its page. */
function Afterwards({ isNew }: { isNew: boolean }) {
  return (
    <aside className={`${styles.aside} ${styles.afterwards}`} aria-labelledby="videre">
      <ContentPicture src={paths.housePicture(house)} />
      <h2 id="videre">Hva som skjer</h2>
      <ol>
        <li>Vi ser over opplysningene og svarer deg på e-post.</li>
        {isNew ? (
          <li>Studioet får sin egen side, og en plass i listen for byen.</li>
        ) : (
          <li>Vi retter opplysningene på siden.</li>
        )}
        <li>Andre finner det på kartet, etter stil, dag og tid.</li>
      </ol>
      <h2>Hva som hjelper mest</h2>
      <p>Adressen viser veien dit. Med åpningstider finner folk studioet på riktig dag.</p>
    </aside>
  );
}

const own = {
  sender: { label: 'Navnet ditt', autoComplete: 'name', isLong: false },
  email: { label: 'E-post', autoComplete: 'email', isLong: false },
};

function wordsOf(name: ProposalField) {
  if (name === 'sender' || name === 'email') return own[name];
  const { label = '', most = 0 } = proposalFields.find((field) => field.name === name) ?? {};
  return { label, autoComplete: 'off', isLong: most > 300 };
}

interface FieldProps {
  name: ProposalField;
  isRequired: boolean;
  typed: string | undefined;
  error: string | undefined;
}

function Field({ name, isRequired, typed, error }: FieldProps) {
  const { label, autoComplete, isLong } = wordsOf(name);
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
    <div className={styles.field} data-long={isLong || undefined}>
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
