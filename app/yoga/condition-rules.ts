import { type ConditionId, type ConditionNotes, conditionIds, strictness, type Verdict } from './conditions.ts';
import type { SourceId } from './sources.ts';

/** What a pose does to a body, as far as a rule asks. */
export const movementIds = [
  'loaded-rounding',
  'deep-twist',
  'head-below-heart',
  'inversion',
  'neck-load',
  'head-back',
  'prone',
  'belly-compressed',
  'lying-flat',
  'kneeling',
  'deep-knee-bend',
  'hip-end-range',
  'weight-on-wrists',
  'shoulder-load',
  'backbend',
  'deep-backbend',
  'balance',
  'strenuous-hold',
  'abdominal-strain',
  'breath-holding',
] as const;

export type MovementId = (typeof movementIds)[number];

interface MovementRule {
  /** What counts as this movement. */
  readonly means: string;
  /** The least that an item with this movement says of each condition. */
  readonly demands: Readonly<Partial<Record<ConditionId, Verdict>>>;
  /** Two at least; each demand is borne by one of them. */
  readonly sources: readonly [SourceId, SourceId, ...SourceId[]];
}

/** Each movement, and what it demands. Stricter answers, and answers that no rule demands, are the author's to give. */
export const movementRules: Readonly<Record<MovementId, MovementRule>> = {
  'loaded-rounding': {
    means: 'The spine is rounded under load, or to its end',
    demands: { beinskjorhet: 'adapt', rygg: 'adapt' },
    sources: ['strongSteady', 'sinaki1984', 'sinaki2013', 'nhsDisc'],
  },
  'deep-twist': {
    means: 'The spine is twisted far',
    demands: { beinskjorhet: 'adapt', rygg: 'adapt', gravid: 'adapt', brokk: 'adapt' },
    sources: ['strongSteady', 'lee2019', 'nhsPregnancy', 'nhsHernia'],
  },
  'head-below-heart': {
    means: 'The head is level with the heart or lower while the body bends or the hips are high',
    demands: {
      oyetrykk: 'adapt',
      'hoyt-blodtrykk': 'adapt',
      hjerte: 'adapt',
      svimmel: 'adapt',
      refluks: 'adapt',
    },
    sources: ['jasien2015', 'nccih', 'nhsLowPressure', 'nhsReflux', 'esc2020'],
  },
  inversion: {
    means: 'Legs or the whole body above the heart',
    demands: { oyetrykk: 'adapt', 'hoyt-blodtrykk': 'adapt', hjerte: 'avoid' },
    sources: ['jasien2015', 'baskaran2006', 'nccih', 'esc2020'],
  },
  'neck-load': {
    means: 'The neck or the head bears weight',
    demands: { nakke: 'avoid', beinskjorhet: 'avoid' },
    sources: ['hector2015', 'cramer2013', 'strongSteady'],
  },
  'head-back': {
    means: 'The head is bent backwards',
    demands: { nakke: 'adapt', svimmel: 'adapt' },
    sources: ['nhsNeck', 'cramer2013', 'nhsLowPressure'],
  },
  prone: {
    means: 'Lying on the belly',
    demands: { gravid: 'adapt', refluks: 'adapt', brokk: 'adapt' },
    sources: ['acog2020', 'nhsPregnancy', 'nhsReflux', 'nhsHernia'],
  },
  'belly-compressed': {
    means: 'The belly is pressed against the thighs',
    demands: { gravid: 'adapt', refluks: 'adapt' },
    sources: ['acog2020', 'nhsPregnancy', 'nhsReflux'],
  },
  'lying-flat': {
    means: 'Lying flat on the back',
    demands: { gravid: 'adapt', refluks: 'adapt' },
    sources: ['acog2020', 'nhsPregnancy', 'acgReflux', 'nhsReflux'],
  },
  kneeling: {
    means: 'The knees bear weight',
    demands: { kne: 'adapt' },
    sources: ['nhsKnee', 'aaosKnee'],
  },
  'deep-knee-bend': {
    means: 'A knee is bent far, or bent under load',
    demands: { kne: 'adapt' },
    sources: ['nhsKnee', 'aaosKnee'],
  },
  'hip-end-range': {
    means: 'A hip is bent past a right angle, crossed or turned to its end',
    demands: { hofte: 'adapt' },
    sources: ['aaosHip', 'nhsHip'],
  },
  'weight-on-wrists': {
    means: 'Bent wrists bear weight',
    demands: { handledd: 'adapt' },
    sources: ['nhsCarpalTunnel', 'aaosCarpalTunnel'],
  },
  'shoulder-load': {
    means: 'The shoulders bear weight, or the arms are held over the head or far behind',
    demands: { skulder: 'adapt' },
    sources: ['nhsShoulder', 'aaosShoulder'],
  },
  backbend: {
    means: 'The back is arched',
    demands: { rygg: 'adapt' },
    sources: ['nice59', 'nhsDisc', 'cramer2018'],
  },
  'deep-backbend': {
    means: 'The back is arched to its end',
    demands: {
      rygg: 'avoid',
      brokk: 'avoid',
      gravid: 'avoid',
      nakke: 'adapt',
      beinskjorhet: 'avoid',
      'hoyt-blodtrykk': 'adapt',
    },
    sources: ['lee2019', 'cramer2013', 'acog2020', 'nhsHernia', 'nccih'],
  },
  balance: {
    means: 'Standing on one leg, or on the head',
    demands: { svimmel: 'adapt', beinskjorhet: 'adapt', gravid: 'adapt' },
    sources: ['strongSteady', 'canada2019', 'acog2020', 'nccih'],
  },
  'strenuous-hold': {
    means: 'Large muscles are held tense',
    demands: { 'hoyt-blodtrykk': 'adapt', hjerte: 'adapt' },
    sources: ['heartStrength', 'esc2020'],
  },
  'abdominal-strain': {
    means: 'The belly wall works hard',
    demands: { brokk: 'avoid', gravid: 'adapt' },
    sources: ['nhsHernia', 'acsHernia', 'acog2020'],
  },
  'breath-holding': {
    means: 'The breath is held',
    demands: {
      'hoyt-blodtrykk': 'avoid',
      hjerte: 'avoid',
      gravid: 'avoid',
      svimmel: 'avoid',
      oyetrykk: 'adapt',
    },
    sources: ['heartStrength', 'esc2020', 'vieira2006', 'acog2020'],
  },
};

/** What the movements demand and the answers lack, one line each: `kneeling demands kne: adapt`. */
export function missingAnswers(movements: readonly MovementId[], conditions: ConditionNotes): string[] {
  return movements.flatMap((movement) =>
    demandsOf(movement)
      .filter(({ id, verdict }) => strictness(conditions[id]?.verdict) < strictness(verdict))
      .map(({ id, verdict }) => `${movement} demands ${id}: ${verdict}`),
  );
}

/** The demands of a movement, as a list. */
export function demandsOf(movement: MovementId): readonly { readonly id: ConditionId; readonly verdict: Verdict }[] {
  const { demands } = movementRules[movement];
  return conditionIds.flatMap((id) => {
    const verdict = demands[id];
    return verdict ? [{ id, verdict }] : [];
  });
}

interface AnsweringStep {
  /** As the plan calls it. */
  readonly name: string;
  readonly conditions: ConditionNotes;
}

/**
 * What a plan's steps warn of and the plan does not answer, one line each. A plan that only adapts to what a step must
 * not be done with names that step in its words: it is the one to leave out.
 */
export function unansweredSteps(steps: readonly AnsweringStep[], conditions: ConditionNotes): string[] {
  return conditionIds.flatMap((id) => {
    const warning = steps.filter((step) => step.conditions[id]);
    const own = conditions[id];
    if (!own) return warning.length > 0 ? [`«${warning[0]?.name}» demands ${id}`] : [];
    if (own.verdict === 'avoid') return [];
    return warning
      .filter((step) => step.conditions[id]?.verdict === 'avoid' && !namesStep(own.words, step.name))
      .map((step) => `${id}: the words name «${step.name}», which is to be left out`);
  });
}

/** `Barnets stilling, til sidene` is named by its first words. */
function namesStep(words: string, name: string): boolean {
  return words.toLocaleLowerCase('nb').includes((name.split(',')[0] ?? name).toLocaleLowerCase('nb'));
}
