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
const flow: readonly DrawnId[] = ['plank-knees-down', 'prone-hands-by-ribs', 'low-cobra', 'dog-with-bent-knees'];

/** From the dog to both feet. */
const upFromDog: readonly DrawnId[] = ['fold-with-bent-knees', 'standing-side'];

/** The second warrior for whoever holds a chair. */
const balancingAtChair: readonly DrawnId[] = [
  'standing-at-chair',
  'stance-at-chair',
  'arm-out-at-chair',
  'warrior2-at-chair',
];

/** Up at a chair, from the knees. */
const upAtChair: readonly DrawnId[] = [
  'kneeling-at-chair',
  'one-foot-at-chair',
  'leaning-on-chair',
  'hands-on-thighs-at-chair',
];

/** What a step of a name may show; the first word of it that stands here counts, the longer names first. */
const figuresByName: readonly (readonly [name: string, figures: readonly DrawnId[]])[] = [
  ['Sitt og senk skuldrene', ['easy-seat-on-bolster', 'all-fours']],
  ['Sitt ', ['sukhasana', 'easy-seat-on-bolster']],
  ['Katten og Kua', ['marjaryasana', 'bitilasana', 'all-fours']],
  ['Katten', ['all-fours']],
  ['Barnets stilling med puter', ['child-on-bolster']],
  ['Barnets stilling med bolster', ['child-on-bolster', 'all-fours']],
  ['Til sengen', ['side-on-to-wall', 'all-fours', ...upAtChair.slice(0, 3), 'standing-side', 'lying-side-rest']],
  ['Hvile i sengen', ['lying-side-rest']],
  ['Barnets stilling', ['balasana', 'all-fours']],
  ['Pause i Staven', ['staff-hands-behind']],
  ['Pause', ['balasana', 'all-fours', 'sitting-feet-down', 'sitting-knees-bent']],
  ['Nedadvendt hund', ['adho-mukha-svanasana', 'dog-with-bent-knees', 'all-fours']],
  ['Stående foroverbøyning', ['fold-with-bent-knees']],
  ['Halv foroverbøyning', ['leaning-on-chair', ...upAtChair]],
  ['Fjellet med armene opp', ['arms-overhead', 'tadasana', ...upAtChair]],
  ['Fjellet', ['tadasana', 'feet-apart']],
  [
    'Krigeren II og Sidevinkelen',
    ['tadasana', 'wide-stance', 'wide-arms-out', 'virabhadrasana2', 'side-angle-on-thigh', 'standing-side'],
  ],
  ['Krigeren III', ['warrior3-at-chair', 'standing-side']],
  ['Krigeren II', ['wide-stance', 'wide-arms-out', 'virabhadrasana2', 'tadasana', ...balancingAtChair]],
  ['Krigeren I', ['virabhadrasana1', 'dog-with-bent-knees', 'all-fours', ...upFromDog]],
  ['Treet', ['tree-foot-low', 'vrksasana', 'tree-at-chair']],
  ['Broen', ['setu-bandha-sarvangasana', 'bridge-halfway', 'supine-knees-bent', 'all-fours', ...upAtChair]],
  ['Hvilende bro', ['bridge-on-block', 'bridge-halfway', 'supine-knees-bent']],
  ['Knærne mot brystet', ['apanasana', 'knees-away', 'supine-knees-bent']],
  ['Liggende vridning', ['supta-matsyendrasana', 'twist-over-bolster', 'supine-knees-bent']],
  ['Liggende sommerfugl', ['butterfly-on-pillows', 'dandasana', 'lying-side-rest']],
  ['Hvilestilling', ['supine-knees-bent', 'savasana', 'rest-with-bolster-under-knees', 'legs-on-chair']],
  ['Hvile på siden', ['lying-side-rest']],
  ['Sommerfuglen, framoverbøyd', ['baddha-konasana', 'butterfly-over-bolster', 'sitting-knees-bent']],
  ['Sovende svane', ['swan-over-bolster', 'eka-pada-rajakapotasana', 'all-fours']],
  ['Ligg og kjenn etter', ['supine-hands-on-belly']],
  ['Fuglehunden', ['bird-dog', 'all-fours']],
  ['Lav kobra', ['low-cobra', 'prone-hands-by-ribs']],
  ['Kobraen', ['low-cobra', 'prone-hands-by-ribs', 'prone', 'all-fours', ...upAtChair]],
  ['Lavt utfall', ['anjaneyasana', 'lunge-hands-on-thigh', 'dog-with-bent-knees', 'all-fours']],
  ['Planken, Kobraen og hunden', flow],
  ['Planken', ['phalakasana', 'all-fours']],
  ['Stolen', ['utkatasana', 'standing-side', 'arms-up']],
  ['Båten', ['sitting-knees-bent']],
  ['Hode mot kne, med pute', ['staff-on-blanket', 'head-to-knee-over-pillows']],
  ['Beina opp langs veggen', ['sitting-knees-bent', 'side-on-to-wall', 'viparita-karani']],
];

/** What words of an instruction ask to see, whatever the step is called. */
const figuresByWords: readonly (readonly [words: RegExp, figures: readonly DrawnId[]])[] = [
  [
    /på et brettet teppe, så hoftene|Sitt høyt|Sitt på en fast pute|på en pute, eller på en stol/u,
    ['easy-seat-on-bolster'],
  ],
  [/leggene på et stolsete/u, ['legs-on-chair', 'viparita-karani']],
  [/^Legg deg flatt med en pute under knærne|på ryggen, med en pute under knærne/u, ['rest-with-bolster-under-knees']],
  [/løft overkroppen og armene|Løft overkroppen og armene/u, ['anjaneyasana']],
  [/knærne godt bøyd/u, ['dog-with-bent-knees', 'fold-with-bent-knees']],
  [/halvveis oppe/u, ['bridge-halfway']],
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
