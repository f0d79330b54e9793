import { paths } from '#app/paths.ts';
import { askFirst, type CareTopic } from './care-topic.ts';

const { yogaClass } = paths;

/** Joints, back and bones. */
export const jointTopics: readonly CareTopic[] = [
  {
    id: 'nakke',
    phrases: ['nakke|nakken', 'nakkesleng', 'whiplash', 'neck', 'kink nakken', 'nakkeprolaps', 'musenakke'],
    parts: ['nakke', 'hals'],
    conditions: ['nakke'],
    heading: 'Når nakken er vond',
    text: `Rolige, små bevegelser går ofte bra. Legg ikke vekt på hode eller nakke, og bøy ikke hodet bakover. ${askFirst}`,
    redFlags:
      'Ring legevakten på 116 117 hvis smertene kom etter et fall eller en ulykke, stråler ut i armen med nummenhet, eller kommer med feber eller svimmelhet.',
    session: yogaClass('sovn'),
  },
  {
    id: 'rygg',
    phrases: [
      'prolaps*',
      'skiveprolaps*',
      'isjias*',
      'ischias',
      'hekseskudd*',
      'lumbago',
      'spinal stenose',
      'spinalstenose',
      'virvelglidning*',
      'skoliose*',
      'sciatica',
      'slipped disc',
      'back pain|hurts',
    ],
    parts: ['rygg', 'korsrygg', 'ryggen', 'back', 'haleben', 'halebein'],
    conditions: ['rygg'],
    heading: 'Når ryggen er vond',
    text: `Begynn liggende, med små bevegelser, og la det være som gir mer smerte eller stråler nedover beinet. ${askFirst}`,
    redFlags:
      'Ring legevakten på 116 117 ved nummenhet i skrittet, nedsatt kraft i beina, problemer med å late vannet, feber, eller smerter etter et fall.',
    session: yogaClass('rygg'),
  },
  {
    id: 'kne',
    phrases: ['kne|kneet|knær|knærne', 'knee', 'menisk*', 'korsbånd*', 'løperkne', 'hopperkne', 'kneprotese*'],
    parts: ['kne', 'knee'],
    conditions: ['kne'],
    heading: 'Når kneet er vondt',
    text: `Bøy mindre, legg noe mykt under, og stå ikke på knærne når det gjør vondt. ${askFirst}`,
    redFlags:
      'Ring legevakten på 116 117 hvis kneet er rødt, varmt og hovent, har låst seg, eller ikke tåler vekt etter en skade.',
    session: yogaClass('rygg'),
  },
  {
    id: 'handledd',
    phrases: ['håndledd*', 'handledd*', 'karpaltunnel*', 'wrist|wrists', 'musearm*', 'musehånd*', 'carpal'],
    parts: ['håndledd', 'hånd', 'hender', 'tommel'],
    conditions: ['handledd'],
    heading: 'Når håndleddet er vondt',
    text: `Velg stillinger uten vekt på hendene, eller hvil på underarmene. ${askFirst}`,
    redFlags: 'Ring legevakten på 116 117 hvis håndleddet er skjevt eller hovent etter et fall.',
    session: yogaClass('sovn'),
  },
  {
    id: 'skulder',
    phrases: ['frozen shoulder', 'impingement', 'rotator*', 'slimpose*', 'shoulder pain|hurts'],
    parts: ['skuld', 'aksel', 'shoulder'],
    conditions: ['skulder'],
    heading: 'Når skulderen er vond',
    text: `Hold armene lave, og legg ikke vekt på dem. ${askFirst}`,
    redFlags:
      'Ring legevakten på 116 117 hvis skulderen er ute av ledd. Ring 113 hvis det gjør vondt i skulder eller arm sammen med trykk i brystet.',
    session: yogaClass('sovn'),
  },
  {
    id: 'hofte',
    phrases: ['hofteprotese*', 'hofteoperert', 'koksartrose*', 'hip replacement', 'kunstig hofte'],
    parts: ['hoft', 'lysk', 'bekken', 'hip'],
    conditions: ['hofte'],
    heading: 'Når hoften er vond eller har protese',
    text: `Bøy ikke hoften mer enn til rett vinkel, og kryss ikke beina, før fysioterapeuten har sagt hva som passer. ${askFirst}`,
    redFlags: 'Ring legevakten på 116 117 hvis du ikke kan stå på beinet etter et fall.',
    session: yogaClass('sovn'),
  },
  {
    id: 'beinskjorhet',
    phrases: [
      'beinskjør*',
      'benskjør*',
      'osteopor*',
      'osteopeni*',
      'skjørt|skjøre bein|ben|skjelett',
      'lav beintetthet',
    ],
    conditions: ['beinskjorhet'],
    heading: 'Yoga ved beinskjørhet',
    text: 'Hold ryggen lang. Rund og vri den ikke langt, og ta støtte så du ikke faller. Be fysioterapeuten om øvelser som styrker.',
    redFlags:
      'Plutselige, sterke ryggsmerter kan være et brudd. Ring fastlegen samme dag, eller legevakten på 116 117.',
    session: yogaClass('rygg'),
  },
  {
    id: 'ledd',
    phrases: [
      'leddgikt*',
      'revmat*',
      'artrose*',
      'artritt*',
      'slitasjegikt*',
      'gikt',
      'fibromyalgi*',
      'hypermobil*',
      'bechterew*',
      'psoriasisartritt*',
    ],
    conditions: ['kne', 'handledd', 'skulder', 'nakke', 'hofte'],
    heading: 'Yoga med vonde ledd',
    text: `Beveg deg lite og ofte, og ta ikke leddene til ytterstilling. ${askFirst}`,
    redFlags: 'Et ledd som brått blir rødt, varmt og hovent, skal undersøkes samme dag. Ring legevakten på 116 117.',
    session: yogaClass('sovn'),
  },
];
