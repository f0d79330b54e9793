import { paths } from '#app/paths.ts';
import { askFirst, type CareTopic } from './care-topic.ts';
import { illnessTopics } from './illness-topics.ts';
import { jointTopics } from './joint-topics.ts';

const { yogaClass, meditation } = paths;

/** What cannot wait. */
const acuteTopics: readonly CareTopic[] = [
  {
    id: 'chest',
    phrases: [
      'brystsmert*',
      'vondt|vont|trykk|stikk|klem|smerter brystet|bryst|hjertet|hjerte|brystkassa|brystkassen',
      'chest pain',
      'hjerteinfarkt*',
      'hjerneslag|slaganfall|drypp',
      'lammet|lammelse|skjevt ansikt*|arm*|side|munn',
      'får|klarer ikke|ikkje puste|pust|luft',
      'pustevansk*|pusteproblem*',
    ],
    conditions: ['hjerte'],
    heading: 'Plutselige smerter i brystet, lammelser eller pustevansker?',
    text: 'Ring 113 nå. Dette er ikke noe å puste eller tøye seg gjennom. Går plagene over, men kommer igjen, ringer du fastlegen samme dag.',
    helpLines: ['emergency', 'urgentCare'],
    isAcute: true,
  },
  {
    id: 'clot',
    phrases: ['blodpropp*', 'dvt', 'lungeemboli*', 'hoven|hovent|hovner|varm legg|leggen|bein|beinet', 'vondt leggen'],
    conditions: ['hjerte'],
    heading: 'Kan det være blodpropp?',
    text: 'Hevelse, varme eller smerter i den ene leggen skal undersøkes samme dag. Ring legevakten. Blir du tung i pusten eller får vondt i brystet, ringer du 113.',
    helpLines: ['urgentCare', 'emergency'],
    isAcute: true,
  },
];

const mindTopics: readonly CareTopic[] = [
  {
    id: 'psyke',
    phrases: [
      'angst*',
      'sosial angst',
      'anxiety|anxious',
      'utbrent*',
      'utbrenth*',
      'burnout',
      'ensom*',
      'trist',
      'nedstemt*',
      'sorg|sorgen',
      'mobb*',
      'spiseforstyrr*',
      'anoreks*',
      'bulimi*',
      'ptsd',
      'traume*',
      'traumatis*',
      'bipolar*',
      'gråter|grine|griner',
      'har det jævlig|kjipt|dritt|vondt|vanskelig',
    ],
    conditions: [],
    heading: 'Når det er tungt inni deg',
    text: 'En rolig øvelse kan gi en pause, men du skal ikke måtte bære det alene. Snakk med fastlegen, helsesykepleieren eller noen du stoler på.',
    redFlags: 'Blir det for mye, kan du ringe Mental Helse på 116 123. Er det fare for liv, ringer du 113.',
    helpLines: ['mentalHealth', 'children'],
    session: meditation('stressmestring-i-hverdagen'),
  },
];

/** More than one may fit; the first gives the note its heading. An acute one is answered alone. */
export const careTopics: readonly CareTopic[] = [...acuteTopics, ...jointTopics, ...illnessTopics, ...mindTopics];

/** Where something hurts and none of the topics fits. */
export const generalTopic: CareTopic = {
  id: 'general',
  phrases: [
    'vondt|vont|wondt',
    'smerte|smerter|smertene',
    'verker',
    'betennelse|betent',
    'operert|nyoperert|operasjon',
    'skadet|skada|idrettsskade*',
    'brudd|brukket|brekt',
    'kreft|cancer|cellegift',
    'feber',
    'syk|syke|sykdom',
    'parkinson*',
    'diabetes',
    'cerebral*',
    'forstua|forstuet|vrikket|vrikka|overtråkk',
    'pain|hurts|injury',
  ],
  conditions: [],
  heading: 'Når noe gjør vondt eller du er syk',
  text: `Et lett strekk er greit. Smerte er det ikke. ${askFirst}`,
  redFlags: 'Haster det og fastlegen er stengt, ringer du legevakten på 116 117. Står det om liv, ringer du 113.',
  session: yogaClass('sovn'),
};
