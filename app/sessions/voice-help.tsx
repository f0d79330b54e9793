import styles from './voice-help.module.css';

/** Where each system keeps its voices; the last step is the same everywhere. */
const ways = [
  {
    system: 'iPhone og iPad',
    steps: 'Innstillinger, Tilgjengelighet, Opplest innhold, Stemmer, Norsk. Trykk på en stemme for å laste den ned.',
  },
  {
    system: 'Android',
    steps:
      'Innstillinger, Tilgjengelighet, Tekst til tale. Velg Googles motor, trykk på tannhjulet, installer taledata, og velg norsk.',
  },
  {
    system: 'Windows',
    steps:
      'Innstillinger, Tid og språk, Tale, Legg til stemmer, Norsk bokmål. Eller åpne siden i Edge, som har norske stemmer når du er på nett.',
  },
  {
    system: 'Mac',
    steps:
      'Systeminnstillinger, Tilgjengelighet, Opplest innhold. Åpne listen med systemstemmer, velg å administrere stemmer, og hent en norsk.',
  },
];

interface VoiceHelpProps {
  /** Whether the browser has a Norwegian voice; undefined until it has been asked. */
  hasVoice: boolean | undefined;
}

/** What will be heard of a voice, and how to get one. Said before the start, and also before a script has asked the browser. */
export function VoiceHelp({ hasVoice }: VoiceHelpProps) {
  return (
    <div className={styles.help}>
      <p>
        {hasVoice === false
          ? 'Nettleseren din har ingen norsk stemme. Ordene står på skjermen i stedet.'
          : 'Stemmen er enhetens egen. Mangler den norsk, står ordene på skjermen.'}
      </p>
      <details>
        <summary>Slik får du norsk stemme</summary>
        <dl>
          {ways.map(({ system, steps }) => (
            <div key={system}>
              <dt>{system}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
        <p>Navnene kan være litt andre i din versjon. Lukk nettleseren og åpne siden på nytt når stemmen er hentet.</p>
      </details>
    </div>
  );
}
