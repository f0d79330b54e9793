import { expect, test } from 'vitest';
import { pageText, yogaClasses } from '#app/.server/library.ts';
import type { DrawnId } from '#app/drawings/ids.ts';
import { shownIn } from '../script/shown-in.ts';

/** Every step that has a figure, with what is drawn for it. */
const steps = [
  ...yogaClasses.flatMap(({ slug, plan }) =>
    plan.flatMap((part) => part.steps.map((step) => ({ page: slug, ...step }))),
  ),
  ...pageText('morning-yoga').routine.map((step) => ({ page: 'morgen', ...step })),
].map((step) => ({ page: step.page, name: step.name, text: step.text, drawn: shownIn(step) }));

/** From the plank by the belly to the dog. */
const flow: readonly DrawnId[] = ['plank-knees-down', 'prone-hands-by-ribs', 'low-cobra', 'adho-mukha-svanasana'];

/** What a step of a name may show; the first word of it that stands here counts, the longer names first. */
const figuresByName: readonly (readonly [name: string, figures: readonly DrawnId[]])[] = [
  ['Sitt ', ['sukhasana', 'easy-seat-on-bolster']],
  ['Katten og Kua', ['marjaryasana', 'bitilasana', 'all-fours']],
  ['Barnets stilling med puter', ['child-on-bolster']],
  ['Barnets stilling med bolster', ['child-on-bolster']],
  ['Til sengen', ['sitting-knees-bent']],
  ['Hvile i sengen', ['lying-side-rest']],
  ['Barnets stilling', ['balasana']],
  ['Pause i Staven', ['staff-hands-behind']],
  ['Pause', ['child-arms-back']],
  ['Nedadvendt hund', ['adho-mukha-svanasana', 'dog-with-bent-knees']],
  ['Stående foroverbøyning', ['fold-with-bent-knees']],
  ['Halv foroverbøyning', ['leaning-on-chair']],
  ['Fjellet med armene opp', ['arms-overhead', 'tadasana']],
  ['Fjellet', ['tadasana']],
  ['Krigeren I, II og Sidevinkelen', ['virabhadrasana1', 'virabhadrasana2', 'side-angle-on-thigh', ...flow]],
  ['Krigeren I og II', ['virabhadrasana1', 'virabhadrasana2', ...flow]],
  ['Krigeren III', ['warrior3-on-blocks']],
  ['Krigeren II', ['wide-stance', 'wide-arms-out', 'virabhadrasana2']],
  ['Treet', ['tree-foot-low', 'vrksasana']],
  ['Broen', ['setu-bandha-sarvangasana', 'bridge-halfway', 'supine-knees-bent']],
  ['Hvilende bro', ['bridge-on-block']],
  ['Knærne mot brystet', ['apanasana', 'knees-away']],
  ['Liggende vridning', ['supta-matsyendrasana', 'supine-knees-bent']],
  ['Liggende sommerfugl', ['supta-baddha-konasana']],
  ['Hvilestilling', ['savasana', 'rest-with-bolster-under-knees', 'legs-on-chair']],
  ['Hvile på siden', ['lying-side-rest']],
  ['Sommerfuglen, framoverbøyd', ['butterfly-over-bolster']],
  ['Sovende svane', ['swan-over-bolster', 'eka-pada-rajakapotasana']],
  ['Ligg og kjenn etter', ['supine-hands-on-belly']],
  ['Fuglehunden', ['bird-dog', 'all-fours']],
  ['Lav kobra', ['low-cobra', 'prone-hands-by-ribs']],
  ['Kobraen', ['low-cobra', 'prone']],
  ['Lavt utfall', ['anjaneyasana', 'lunge-hands-on-thigh']],
  ['Planken, Kobraen og hunden', flow],
  ['Planken', ['phalakasana', 'plank-knees-down']],
  ['Stolen', ['utkatasana', 'standing-side', 'fold-with-bent-knees', 'adho-mukha-svanasana']],
  ['Båten', ['boat-shins-level', 'sitting-knees-bent']],
  ['Hode mot kne, med pute', ['head-to-knee-over-pillows']],
  ['Beina opp langs veggen', ['legs-up-wall-arms-out']],
];

/** What words of an instruction ask to see, whatever the step is called. */
const figuresByWords: readonly (readonly [words: RegExp, figures: readonly DrawnId[]])[] = [
  [
    /på et brettet teppe, så hoftene|Sitt høyt|Sitt på en fast pute|på en pute, eller på en stol/u,
    ['easy-seat-on-bolster'],
  ],
  [/leggene på et stolsete/u, ['legs-on-chair', 'legs-up-wall-arms-out']],
  [/^Legg deg flatt med en pute under knærne|på ryggen, med en pute under knærne/u, ['rest-with-bolster-under-knees']],
  [/løft overkroppen og armene|Løft overkroppen og armene/u, ['anjaneyasana']],
  [/knærne godt bøyd/u, ['dog-with-bent-knees', 'fold-with-bent-knees']],
  [/halvveis oppe/u, ['bridge-halfway']],
  [/La armene hvile langs siden/u, ['child-arms-back']],
  [/leggene blir vannrette/u, ['boat-shins-level']],
];

/** What is done again and again, with the breath. */
const movement = /i pustens (takt|tempo)|Fortsett i ditt eget tempo|for hver runde|rolige runder|én runde til|Gjenta/u;

test('every step shows a figure that its name stands for', () => {
  const offenders = steps.flatMap(({ page, name, drawn }) => {
    const allowed = figuresByName.find(([known]) => name.startsWith(known))?.[1] ?? [];
    const wrong = drawn.filter((id) => !allowed.includes(id));
    return wrong.length > 0 ? [`${page}, ${name}: ${wrong.join(', ')}`] : [];
  });
  expect(offenders).toEqual([]);
  expect(steps.length).toBeGreaterThan(60);
});

test('a step whose words ask for a key frame or a modification shows it', () => {
  const offenders = steps.flatMap(({ page, name, text, drawn }) =>
    figuresByWords
      .filter(([words, figures]) => words.test(text) && !figures.some((id) => drawn.includes(id)))
      .map(([, figures]) => `${page}, ${name}: ${drawn.join(', ')} and not ${figures.join(' or ')}`),
  );
  expect(offenders).toEqual([]);
  const unused = figuresByWords.filter(([words]) => !steps.some(({ text }) => words.test(text)));
  expect(unused.map(([words]) => words.source)).toEqual([]);
});

test('what is said as a movement is drawn as one', () => {
  const stills = steps.filter(({ text, drawn }) => movement.test(text) && drawn.length < 2);
  expect(stills.map(({ page, name }) => `${page}, ${name}`)).toEqual([]);
});
