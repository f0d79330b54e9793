import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/islands/browser.ts';
import { paths } from '#app/paths.ts';
import buttonStyles from '#app/ui/button.module.css';
import { showToast } from '#app/ui/index.ts';
import styles from './contact.module.css';
import {
  type ContactErrors,
  type ContactField,
  type ContactResult,
  type ContactValues,
  contactError,
  contactErrors,
  contactFields,
  honeypotField,
  isContactResult,
} from './submission.ts';

const failure = 'Det oppstod en feil ved innsending av skjemaet. Vennligst prøv igjen senere.';

const labels: Readonly<Record<ContactField, string>> = {
  name: 'Navn',
  email: 'E-post',
  subject: 'Emne',
  message: 'Melding',
};

interface ContactFormProps {
  /** How it went, where the form was sent without a script. */
  result?: ContactResult;
  /** What the message is about, where the visitor came from something that it is about. */
  subject?: string;
}

/** Sends a message to the team: with a script by a toast, without one by a page that says how it went. */
export default function ContactForm({ result, subject }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>(result?.status === 'invalid' ? result.errors : {});
  const [isSending, setSending] = useState(false);
  /** A sent form is another one: empty, and about nothing any more. */
  const [sentCount, setSentCount] = useState(result?.status === 'sent' ? 1 : 0);
  /** How the last message went that the script sent: its answer takes the place of the page's own. */
  const [answered, setAnswered] = useState<ContactResult['status']>();
  const isScripted = useHydrated();
  /** What stays when the toast has gone, and takes the focus from the button, which had it. */
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentCount > 0) confirmation.current?.focus();
  }, [sentCount]);
  const typed = result && 'values' in result && sentCount === 0 ? result.values : undefined;
  const suggested = sentCount === 0 ? subject : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = contactErrors(typedValues(form));
    setErrors(found);
    const first = contactFields.find((field) => found[field]);
    if (first) {
      document.getElementById(first)?.focus();
      return;
    }
    setSending(true);
    const answer = await send(form);
    setSending(false);
    setAnswered(answer.status);
    if (answer.status === 'invalid') return setErrors(answer.errors);
    showToast(messageOf(answer), answer.status === 'sent' ? 'message' : 'error');
    if (answer.status === 'sent') setSentCount(sentCount + 1);
  };

  return (
    <form
      method="post"
      action={paths.contact}
      encType="multipart/form-data"
      noValidate={isScripted}
      onSubmit={submit}
      className={styles.form}
    >
      {result && result.status !== 'invalid' && !answered && (
        <p role="status" className={styles.result} data-status={result.status}>
          {messageOf(result)}
          {'values' in result || result.status === 'sent' || ' Går du tilbake i nettleseren, står teksten din der.'}
        </p>
      )}
      {answered === 'sent' && (
        <p ref={confirmation} tabIndex={-1} className={styles.result} data-status="sent">
          Meldingen er sendt.
        </p>
      )}
      {contactFields.map((field) => (
        <Field
          key={`${field} ${sentCount}`}
          field={field}
          error={errors[field]}
          typed={typed?.[field] ?? (field === 'subject' ? suggested : undefined)}
          onMend={(value) => {
            const error = contactError(field, value);
            setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
          }}
        />
      ))}
      <div className={styles.trap}>
        <label htmlFor={honeypotField}>La dette feltet stå tomt</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      {Object.keys(errors).length > 0 && (
        <p role="alert" className={styles.error}>
          Meldingen er ikke sendt. Rett det som er merket, og send på nytt.
        </p>
      )}
      <button type="submit" disabled={isSending} className={`${buttonStyles.button} ${buttonStyles.strong}`}>
        {isSending ? 'Sender...' : 'Send melding'}
      </button>
      <p className={styles.note}>
        Vi bruker det du skriver, bare til å svare deg. <a href={paths.privacy}>Slik behandler vi det</a>.
      </p>
    </form>
  );
}

/** A line that is cut, or an answer that is none of ours, counts as failed: what was typed stays. */
async function send(form: FormData): Promise<ContactResult> {
  try {
    const answer: unknown = await (await fetch(paths.contactMessage, { method: 'POST', body: form })).json();
    if (isContactResult(answer)) return answer;
  } catch {
    // Told below.
  }
  return { status: 'failed', values: typedValues(form) };
}

function messageOf(result: Exclude<ContactResult, { status: 'invalid' }>): string {
  switch (result.status) {
    case 'sent':
      return 'Takk for din henvendelse! Vi vil kontakte deg så snart som mulig.';
    case 'limited': {
      const wait = result.waitMinutes === 1 ? 'ett minutt' : `${result.waitMinutes} minutter`;
      return `Du har sendt flere meldinger på kort tid. Vent ${wait}, og prøv igjen. Teksten din står fortsatt her.`;
    }
    case 'tooLarge':
      return 'Meldingen er for lang til å sendes. Gjør den kortere, og prøv igjen.';
    case 'failed':
    case 'unreadable':
      return failure;
  }
}

interface FieldProps {
  field: ContactField;
  error: string | undefined;
  typed: string | undefined;
  /** Called while a faulty field is being mended. Not on leaving it: then the button would move away under a click. */
  onMend: (value: string) => void;
}

function Field({ field, error, typed, onMend }: FieldProps) {
  const shared = {
    id: field,
    name: field,
    required: true,
    defaultValue: typed,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${field}-feil` : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => error && onMend(event.currentTarget.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{labels[field]}</label>
      {field === 'message' ? (
        <textarea {...shared} rows={7} />
      ) : (
        <input
          {...shared}
          type={field === 'email' ? 'email' : 'text'}
          // Not `off` for the subject: then the browser would not bring the text back either.
          autoComplete={field === 'subject' ? undefined : field}
        />
      )}
      {error && (
        <p id={`${field}-feil`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The four fields as they were typed. */
function typedValues(form: FormData): ContactValues {
  const read = (field: ContactField) => String(form.get(field) ?? '');
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}
