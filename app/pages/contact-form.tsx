import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import buttonStyles from '#app/components/button.module.css';
import { useToast } from '#app/components/toaster.tsx';
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactFault,
  contactFaults,
  contactFields,
  trapField,
} from '#app/lib/contact-form.ts';
import { paths } from '#app/paths.ts';
import styles from './contact.module.css';

/** What the server answers to a sent form. */
export type ContactResult =
  | { status: 'sent' }
  | { status: 'invalid'; errors: ContactErrors; values: ContactValues }
  | { status: 'failed'; values: ContactValues }
  | { status: 'limited'; values: ContactValues; waitMinutes: number }
  /** What was typed could not be read: it stands where it was typed. */
  | { status: 'tooLarge' | 'unreadable' };

const failure = 'Det oppstod en feil ved innsending av skjemaet. Vennligst prøv igjen senere.';

const labels: Readonly<Record<ContactField, string>> = {
  name: 'Navn',
  email: 'E-post',
  subject: 'Emne',
  message: 'Melding',
};

interface ContactFormProps {
  result: ContactResult | undefined;
  /** What the message is about, where the visitor came from something that it is about. */
  subject: string | undefined;
}

/** Sends a message to the team: with a script by a toast, without one by a page that says how it went. */
export function ContactForm({ result, subject }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>(result?.status === 'invalid' ? result.errors : {});
  const [isScripted, setScripted] = useState(false);
  const isSending = useNavigation().state === 'submitting';
  const showToast = useToast();
  const typed = result && 'values' in result ? result.values : undefined;
  // A sent message is about it no more.
  const suggested = result?.status === 'sent' ? undefined : subject;

  useEffect(() => setScripted(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!result || !isScripted) return;
    if (result.status === 'invalid') return setErrors(result.errors);
    showToast(messageOf(result), result.status === 'sent' ? 'message' : 'error');
    if (result.status === 'sent') form.current?.reset();
  }, [result]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = contactFaults(typedValues(new FormData(event.currentTarget)));
    setErrors(found);
    const first = contactFields.find((field) => found[field]);
    if (!first) return;
    event.preventDefault();
    document.getElementById(first)?.focus();
  };

  return (
    <Form
      ref={form}
      method="post"
      action={paths.contact}
      discover="none"
      encType="multipart/form-data"
      noValidate={isScripted}
      onSubmit={check}
      className={styles.form}
    >
      {result && result.status !== 'invalid' && !isScripted && (
        <p role="status" className={styles.result} data-status={result.status}>
          {messageOf(result)}
          {'values' in result || result.status === 'sent' || ' Går du tilbake i nettleseren, står teksten din der.'}
        </p>
      )}
      {contactFields.map((field) => (
        <Field
          key={field}
          field={field}
          error={errors[field]}
          typed={typed?.[field] ?? (field === 'subject' ? suggested : undefined)}
          onMend={(value) => {
            const fault = contactFault(field, value);
            setErrors(({ [field]: _, ...others }) => (fault ? { ...others, [field]: fault } : others));
          }}
        />
      ))}
      <div className={styles.trap}>
        <label htmlFor={trapField}>La dette feltet stå tomt</label>
        <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" disabled={isSending} className={`${buttonStyles.button} ${buttonStyles.strong}`}>
        {isSending ? 'Sender...' : 'Send melding'}
      </button>
      <p className={styles.note}>
        Vi bruker det du skriver, bare til å svare deg. <a href={paths.privacy}>Slik behandler vi det</a>.
      </p>
    </Form>
  );
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
export function typedValues(form: FormData): ContactValues {
  const read = (field: ContactField) => String(form.get(field) ?? '');
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}
