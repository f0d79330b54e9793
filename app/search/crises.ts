import { paths } from '#app/paths.ts';
import type { HelpLineId } from '#app/site/help-lines.ts';

/** A need that no practice answers first. */
export interface Crisis {
  readonly id: 'life' | 'self-harm' | 'violence' | 'mind';
  /** What people type; as by `compilePhrases`. */
  readonly phrases: readonly string[];
  readonly heading: string;
  readonly text: string;
  /** The first is the most urgent. */
  readonly helpLines: readonly HelpLineId[];
  /** A page of ours for afterwards, as an address. */
  readonly page?: string;
}

/** Most urgent first; the first that fits is answered, and nothing is searched for. Texts are for visitors, phrases are what people type. */
export const crises: readonly Crisis[] = [
  {
    id: 'life',
    phrases: [
      'selvmord*',
      'sjølvmord*',
      'suicid*',
      'unalive',
      'kms',
      'kys',
      'ta|tar|tok|tatt livet|live av|mitt|meg|megselv|sitt|ditt',
      'ta|tar livetmitt',
      'vil|skal|burde|kan drepe meg|megselv',
      'drepe meg selv|sjøl|sjølv',
      'kill|kille|killing|end myself|meg|my',
      'henge|hengte meg',
      'vil|vill|ønsker|orker|gidder|klarer|kan|tør ikke|ikkje|aldri leve|lever',
      'ikke|ikkje vil|vill|orker leve|lever',
      'ikke|ikkje|ingen lyst|vits|poeng|grunn|mening leve|livet',
      'ikke|ikkje leve|eksistere lenger|mer|meir|lengre',
      'livet ikke|ikkje verdt*',
      'lei livet',
      'hater livet',
      'ferdig livet',
      'vil|vill|ønsker|skal|lyst|burde|kunne|skulle dø|døe|daue',
      'want|wanna die',
      'bare dø|forsvinne',
      'vil|ønsker være død|borte',
      'ikke|ikkje være her|til mer|meir|lenger|lengre',
      'bedre uten meg',
      'overdose*',
      'avskjedsbrev*',
    ],
    heading: 'Har du det så vondt at du tenker på å dø?',
    text: 'Ring nå. De som svarer, er vant til å snakke om det, og du trenger ikke vite hva du skal si.',
    helpLines: ['emergency', 'mentalHealth', 'church', 'children', 'urgentCare'],
  },
  {
    id: 'self-harm',
    phrases: [
      'selvskad*',
      'sjølvskad*',
      'selfharm*',
      'self harm*',
      'skade|skader|skada|skadar megselv',
      'skade|skader|skada|skadar meg selv|sjøl|sjølv',
      'kutte|kutter|kutta|kuttet|kuttar|cutte|cutter|skjære|skjærer|rispe|risper meg|megselv|seg|armen|armene|låret|lårene|håndleddet|huden',
      'slår|brenner|straffer meg|megselv selv|sjøl|sjølv',
      'cutting',
      'kutting',
    ],
    heading: 'Skader du deg selv, eller er du redd for å gjøre det?',
    text: 'Du trenger ikke være alene med det. Du kan snakke med noen nå, uten å si hva du heter. Er du hardt skadet eller har tatt noe farlig, ring 113.',
    helpLines: ['emergency', 'mentalHealth', 'children', 'church', 'urgentCare'],
  },
  {
    id: 'violence',
    phrases: [
      'vold',
      'volden',
      'voldelig*',
      'familievold',
      'partnervold',
      'voldsutsatt',
      'mishandl*',
      'voldtekt*',
      'voldta*',
      'valdtekt*',
      'overgrep*',
      'incest*',
      'misbrukt',
      'seksuelt misbruk*',
      'rape|raped',
      'slår|slo|slått meg|oss|barna|barn|mamma|mor',
      'hit|hits|beats me',
      'blir|ble|vart slått|banka|banket|sparket|truet|kvalt|tafset|tafsa',
      'tafset|tafsa|tafser|beføler|befølte på|meg',
      'banker|banka|sparker|sparka|kveler|kvelte|truer|trua meg',
      'redd kjæresten|mannen|kona|typen|pappa|mamma|faren|moren|stefar|samboeren|eksen',
      'tvang|tvinger|tvunget|presset|pressa sex',
      'tvangsgift*',
    ],
    heading: 'Er noen voldelig mot deg, eller har noen forgrepet seg på deg?',
    text: 'Det er ikke din skyld. Er du i fare nå, ring politiet. Etter et overgrep hjelper legevakten deg videre, også når du ikke vet om du vil anmelde.',
    helpLines: ['police', 'violence', 'children', 'urgentCare', 'emergency'],
  },
  {
    id: 'mind',
    phrases: [
      'panikk*',
      'panic*',
      'angstanfall*',
      'depresjon*',
      'fødselsdepresjon*',
      'deprim*',
      'depri',
      'depp',
      'deppa',
      'deppe',
      'depressed',
      'psykose*',
      'orker|orka|makter|klarer|takler|greier ikke|ikkje|itj mer|mere|meir|lenger|livet',
      'knekker|bryter sammen',
      'helt knust|tom|alene',
      'håpløst|håpløs*',
      'hater meg|megselv',
      'alt svart|mørkt|meningsløst',
    ],
    heading: 'Er det for mye å bære alene?',
    text: 'Du kan snakke med noen nå, og med fastlegen når kontoret er åpent. Tenker du på å ta livet ditt, ring 113.',
    helpLines: ['mentalHealth', 'church', 'children', 'urgentCare', 'emergency'],
    page: paths.stressMeditation,
  },
];
