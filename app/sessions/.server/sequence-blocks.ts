import { sequenceBlocks } from '#content';
import { type Block, blockIds } from '../editor/blocks.ts';
import type { SequencePose, SequenceWords } from '../script/from-sequence.ts';
import type { SpokenLines } from '../script/script.ts';

const { breath, silence, salutation, salutationB, section } = sequenceBlocks;

/** What stands in a visitor's own list beside poses, in the order in which it is offered. */
export const blocks: readonly SequencePose[] = [
  { ...blockOf('salutation', salutation, 3), drawn: salutation.drawn, drawnSeconds: salutation.drawnSeconds },
  { ...blockOf('salutationB', salutationB, 2), drawn: salutationB.drawn, drawnSeconds: salutationB.drawnSeconds },
  { ...blockOf('breath', breath, 60), breath: breath.breath },
  blockOf('silence', silence, 60),
  blockOf('section', { name: section.name, figure: 'tadasana' }, 2),
];

/** What is said in them, but for the rounds of a salutation. */
export const blockLines: Readonly<Record<string, SpokenLines>> = {
  [blockIds.breath]: said({ hold: breath.lines }),
  [blockIds.silence]: said({ hold: silence.lines }),
  [blockIds.salutation]: said({ in: salutation.begin, out: salutation.end }),
  [blockIds.salutationB]: said({ in: salutationB.begin, out: salutationB.end }),
  [blockIds.section]: said({}),
};

/** What is said in the rounds of the salutations. */
export const blockRounds: SequenceWords['rounds'] = {
  [blockIds.salutation]: salutation,
  [blockIds.salutationB]: salutationB,
};

type Told = Pick<SequencePose, 'name' | 'figure'> & Partial<Pick<SequencePose, 'level' | 'precautions'>>;

/** `usual`: how long it lasts, or how many there are, when nobody says otherwise. */
function blockOf(
  block: Block,
  { name, figure, level = 'beginner', precautions = [] }: Told,
  usual: number,
): SequencePose {
  return {
    id: blockIds[block],
    name,
    group: 'blocks',
    figure,
    page: null,
    from: 'standing',
    station: 'standing',
    isRest: false,
    bothSides: false,
    holdSeconds: usual,
    level,
    precautions,
    block,
  };
}

function said(lines: Partial<SpokenLines>): SpokenLines {
  return { passage: [], before: [], in: [], hold: [], out: [], second: null, after: [], ...lines };
}
