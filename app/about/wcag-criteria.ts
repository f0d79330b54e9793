/** How it is known that the site meets a criterion. */
type Evidence =
  /** Tests that fail when it is broken, as paths in the repository. */
  | { readonly tests: readonly [string, ...string[]] }
  /** Looked at by a person. `on` is the day, `2026-11-22`. */
  | { readonly lookedAt: { readonly on: string; readonly what: string } }
  /** The site has nothing that it speaks of. */
  | { readonly notApplicable: string };

interface Criterion {
  readonly number: string;
  /** As in the Norwegian translation of WCAG. */
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly evidence: Evidence;
}

const axe = 'e2e/accessibility/axe.spec.ts';
const everyPage = 'e2e/accessibility/every-page.spec.ts';
const keyboard = 'e2e/accessibility/keyboard.spec.ts';
const largeText = 'e2e/accessibility/large-text.spec.ts';
const layout = 'e2e/accessibility/layout.spec.ts';
const names = 'e2e/accessibility/names.spec.ts';
const input = 'e2e/accessibility/input.spec.ts';
const screenReader = 'e2e/accessibility/screen-reader.spec.ts';
const readAloud = 'e2e/accessibility/virtual-reader.spec.ts';
const readerErrands = 'e2e/accessibility/reader-errands.spec.ts';
const header = 'e2e/pages/header.spec.ts';
const hoverCard = 'e2e/pages/article.spec.ts';
const contactForm = 'e2e/journeys/contact-form.spec.ts';
const session = 'e2e/journeys/session.spec.ts';
const sessionAnnounced = 'e2e/accessibility/session-announced.spec.ts';
const sessionHeard = 'e2e/accessibility/session-heard.spec.ts';
/** What is heard is seen in words, on the stage and in the transcript. */
const stage = 'app/sessions/player/stage.test.tsx';
const silences = 'app/sessions/script/silences.test.tsx';
/** What is seen is said: a session can be followed with closed eyes. */
const eyesClosed = 'app/sessions/script/eyes-closed.test.ts';
const classesEyesClosed = 'app/sessions/.server/eyes-closed.test.ts';
const posesInWords = 'app/yoga/pose-directions.test.ts';
/** In another browser, by a command of their own. */
const firefoxPages = 'e2e/firefox/pages.firefox.ts';
const firefoxErrands = 'e2e/firefox/errands.firefox.ts';

/** Every criterion of WCAG 2.2 on levels A and AA (https://www.w3.org/TR/WCAG22/), in its order, and what is known of it. */
export const wcagCriteria: readonly Criterion[] = [
  { number: '1.1.1', name: 'Ikke-tekstlig innhold', level: 'A', evidence: { tests: [axe, everyPage, screenReader] } },
  {
    number: '1.2.1',
    name: 'Bare lyd og bare video (forhåndsinnspilt)',
    level: 'A',
    evidence: { tests: [session, silences, 'app/sessions/track/plan.test.ts'] },
  },
  {
    number: '1.2.2',
    name: 'Teksting (forhåndsinnspilt)',
    level: 'A',
    evidence: { tests: [session, stage] },
  },
  {
    number: '1.2.3',
    name: 'Synstolking eller mediealternativ (forhåndsinnspilt)',
    level: 'A',
    evidence: { tests: [session, silences, 'app/sessions/.server/spoken-sessions.test.ts', classesEyesClosed] },
  },
  {
    number: '1.2.4',
    name: 'Teksting (direkte)',
    level: 'AA',
    evidence: { notApplicable: 'ingenting sendes direkte.' },
  },
  {
    number: '1.2.5',
    name: 'Synstolking (forhåndsinnspilt)',
    level: 'AA',
    evidence: { tests: ['app/sessions/.server/spoken-sessions.test.ts', eyesClosed, classesEyesClosed] },
  },
  { number: '1.3.1', name: 'Informasjon og relasjoner', level: 'A', evidence: { tests: [axe, screenReader] } },
  {
    number: '1.3.2',
    name: 'Meningsfylt rekkefølge',
    level: 'A',
    evidence: { tests: [keyboard, screenReader, readAloud] },
  },
  {
    number: '1.3.3',
    name: 'Sensoriske egenskaper',
    level: 'A',
    evidence: { tests: ['app/sessions/.server/spoken-sessions.test.ts', eyesClosed, posesInWords, stage] },
  },
  { number: '1.3.4', name: 'Visningsretning', level: 'AA', evidence: { tests: [input, largeText, layout] } },
  { number: '1.3.5', name: 'Identifiser formål med inndata', level: 'AA', evidence: { tests: [input] } },
  {
    number: '1.4.1',
    name: 'Bruk av farge',
    level: 'A',
    evidence: {
      lookedAt: {
        on: '2026-11-21',
        what: 'Valgte filtre, feil i skjemaet, lenker i tekst og kartet ble sett på med farger som maskinen bestemmer.',
      },
    },
  },
  {
    number: '1.4.2',
    name: 'Styring av lyd',
    level: 'A',
    evidence: { tests: ['e2e/journeys/session-sound.spec.ts', session] },
  },
  { number: '1.4.3', name: 'Kontrast (minimum)', level: 'AA', evidence: { tests: [axe, everyPage] } },
  { number: '1.4.4', name: 'Endring av tekststørrelse', level: 'AA', evidence: { tests: [largeText, layout] } },
  {
    number: '1.4.5',
    name: 'Bilder av tekst',
    level: 'AA',
    evidence: { notApplicable: 'nettstedet viser ingen bilder av tekst utenom logoen.' },
  },
  {
    number: '1.4.10',
    name: 'Dynamisk tilpasning',
    level: 'AA',
    evidence: { tests: [layout, largeText, firefoxPages] },
  },
  {
    number: '1.4.11',
    name: 'Kontrast for ikke-tekstlig innhold',
    level: 'AA',
    evidence: {
      lookedAt: {
        on: '2026-11-21',
        what: 'Kanter på felter og knapper, tastaturmerket, kartet og framdriften ble sett på i lys og mørk visning.',
      },
    },
  },
  { number: '1.4.12', name: 'Tekstavstand', level: 'AA', evidence: { tests: [largeText, layout] } },
  {
    number: '1.4.13',
    name: 'Pekerfølsomt innhold eller innhold ved tastaturfokus',
    level: 'AA',
    evidence: { tests: [hoverCard] },
  },
  { number: '2.1.1', name: 'Tastatur', level: 'A', evidence: { tests: [keyboard, session, sessionAnnounced] } },
  { number: '2.1.2', name: 'Ingen tastaturfelle', level: 'A', evidence: { tests: [keyboard, sessionAnnounced] } },
  {
    number: '2.1.4',
    name: 'Hurtigtaster som består av ett tegn',
    level: 'A',
    evidence: { tests: ['e2e/journeys/settings.spec.ts'] },
  },
  { number: '2.2.1', name: 'Justerbar hastighet', level: 'A', evidence: { tests: [session] } },
  { number: '2.2.2', name: 'Pause, stopp, skjul', level: 'A', evidence: { tests: [session, firefoxErrands] } },
  {
    number: '2.3.1',
    name: 'Terskelverdi på maksimalt tre glimt',
    level: 'A',
    evidence: { lookedAt: { on: '2026-11-21', what: 'Ingenting på sidene eller i øktene blinker.' } },
  },
  { number: '2.4.1', name: 'Hoppe over blokker', level: 'A', evidence: { tests: [header, axe] } },
  { number: '2.4.2', name: 'Sidetitler', level: 'A', evidence: { tests: ['acceptance/addresses.test.ts'] } },
  { number: '2.4.3', name: 'Fokusrekkefølge', level: 'A', evidence: { tests: [keyboard, sessionAnnounced] } },
  { number: '2.4.4', name: 'Formål med lenke (i kontekst)', level: 'A', evidence: { tests: [keyboard, axe] } },
  {
    number: '2.4.5',
    name: 'Flere måter',
    level: 'AA',
    evidence: { tests: ['e2e/pages/links-and-console.spec.ts', 'e2e/journeys/search.spec.ts'] },
  },
  {
    number: '2.4.6',
    name: 'Overskrifter og ledetekster',
    level: 'AA',
    evidence: { tests: [screenReader, 'scripts/text-rules.test.ts'] },
  },
  { number: '2.4.7', name: 'Synlig fokus', level: 'AA', evidence: { tests: [keyboard] } },
  { number: '2.4.11', name: 'Fokus ikke dekket (minimum)', level: 'AA', evidence: { tests: [keyboard] } },
  {
    number: '2.5.1',
    name: 'Pekerbevegelser',
    level: 'A',
    evidence: { notApplicable: 'ingenting krever sveip eller flere fingre.' },
  },
  { number: '2.5.2', name: 'Pekeravbrudd', level: 'A', evidence: { tests: [input] } },
  { number: '2.5.3', name: 'Ledetekst i navn', level: 'A', evidence: { tests: [names, sessionAnnounced] } },
  {
    number: '2.5.4',
    name: 'Bevegelsesaktivering',
    level: 'A',
    evidence: { notApplicable: 'ingenting styres ved å riste eller vri på enheten.' },
  },
  { number: '2.5.7', name: 'Dra-bevegelser', level: 'AA', evidence: { tests: ['e2e/journeys/own-session.spec.ts'] } },
  { number: '2.5.8', name: 'Størrelse på mål (minimum)', level: 'AA', evidence: { tests: [layout] } },
  { number: '3.1.1', name: 'Språk på siden', level: 'A', evidence: { tests: ['e2e/pages/information.spec.ts', axe] } },
  { number: '3.1.2', name: 'Språk på deler av innhold', level: 'AA', evidence: { tests: ['e2e/pages/poses.spec.ts'] } },
  { number: '3.2.1', name: 'Fokus', level: 'A', evidence: { tests: [input] } },
  { number: '3.2.2', name: 'Inndata', level: 'A', evidence: { tests: [input] } },
  {
    number: '3.2.3',
    name: 'Konsekvent navigering',
    level: 'AA',
    evidence: { tests: [header, 'e2e/pages/footer.spec.ts'] },
  },
  { number: '3.2.4', name: 'Konsekvent identifikasjon', level: 'AA', evidence: { tests: [keyboard] } },
  { number: '3.2.6', name: 'Konsekvent hjelp', level: 'A', evidence: { tests: ['e2e/pages/footer.spec.ts'] } },
  { number: '3.3.1', name: 'Identifikasjon av feil', level: 'A', evidence: { tests: [contactForm, readerErrands] } },
  { number: '3.3.2', name: 'Ledetekster eller instruksjoner', level: 'A', evidence: { tests: [contactForm, axe] } },
  { number: '3.3.3', name: 'Forslag ved feil', level: 'AA', evidence: { tests: [contactForm] } },
  {
    number: '3.3.4',
    name: 'Forhindring av feil (juridiske feil, økonomiske feil, datafeil)',
    level: 'AA',
    evidence: { notApplicable: 'ingen inngår avtaler, betaler eller lagrer opplysninger om seg selv her.' },
  },
  { number: '3.3.7', name: 'Overflødig inndata', level: 'A', evidence: { tests: [contactForm] } },
  {
    number: '3.3.8',
    name: 'Tilgjengelig autentisering (minimum)',
    level: 'AA',
    evidence: { notApplicable: 'ingen logger inn.' },
  },
  { number: '4.1.2', name: 'Navn, rolle, verdi', level: 'A', evidence: { tests: [axe, screenReader] } },
  {
    number: '4.1.3',
    name: 'Statusbeskjeder',
    level: 'AA',
    evidence: { tests: [contactForm, session, sessionAnnounced, sessionHeard] },
  },
];
