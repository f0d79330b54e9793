/** Every drawn pose, in the order of the library: standing, seated, inverted, backbends, class plans, on the way. */
export const figureIds = [
  'tadasana',
  'vrksasana',
  'utkatasana',
  'uttanasana',
  'virabhadrasana1',
  'virabhadrasana2',
  'virabhadrasana3',
  'utthita-trikonasana',
  'utthita-parsvakonasana',
  'garudasana',
  'sukhasana',
  'dandasana',
  'paschimottanasana',
  'baddha-konasana',
  'ardha-matsyendrasana',
  'janu-sirsasana',
  'upavistha-konasana',
  'paripurna-navasana',
  'balasana',
  'savasana',
  'adho-mukha-svanasana',
  'ardha-pincha-mayurasana',
  'viparita-karani',
  'halasana',
  'salamba-sarvangasana',
  'salamba-sirsasana',
  'bhujangasana',
  'salabhasana',
  'setu-bandha-sarvangasana',
  'urdhva-mukha-svanasana',
  'ustrasana',
  'dhanurasana',
  'matsyasana',
  'urdhva-dhanurasana',
  'marjaryasana',
  'bitilasana',
  'supta-matsyendrasana',
  'apanasana',
  'anjaneyasana',
  'phalakasana',
  'eka-pada-rajakapotasana',
  'supta-baddha-konasana',
  'sitting-on-chair',
  'lying-side-rest',
  'feet-apart',
  'standing-side',
  'arms-up',
  'half-fold',
  'long-step',
  'tipping-forward',
  'wide-stance',
  'wide-arms-out',
  'triangle-reaching',
  'side-angle-on-thigh',
  'tree-foot-low',
  'eagle-legs',
  'all-fours',
  'dog-with-bent-knees',
  'forearms-down',
  'sitting-on-heels',
  'standing-on-knees',
  'prone',
  'prone-hands-by-ribs',
  'prone-holding-ankles',
  'supine-knees-bent',
  'supine-hands-by-ears',
  'rolled-up-tucked',
  'chest-lifted',
  'sitting-knees-bent',
  'boat-shins-level',
  'staff-arms-up',
  'one-knee-out',
  'headstand-feet-near',
  'headstand-knees-in',
  'sitting-feet-down',
  'side-on-to-wall',
  'twist-upright',
  'knees-to-chest',
  'chest-and-arms-lifted',
  'chest-to-ceiling',
  'shoulders-on-blankets',
] as const;

/** Poses made easier by a prop, shown beside the words that say how. */
export const variantIds = [
  'back-to-wall',
  'chair-pose-at-wall',
  'half-dog-at-wall',
  'forward-fold-on-blocks',
  'warrior3-at-wall',
  'triangle-on-block',
  'easy-seat-on-bolster',
  'staff-on-blanket',
  'butterfly-on-blocks',
  'seated-fold-with-strap',
  'child-on-bolster',
  'sphinx',
  'camel-on-blocks',
  'bridge-on-block',
  'fish-on-bolster',
  'plough-on-chair',
  'rest-with-bolster-under-knees',
  'legs-on-chair',
  'legs-up-wall-on-bolster',
] as const;

export type VariantId = (typeof variantIds)[number];

export type FigureId = (typeof figureIds)[number];

const known: ReadonlySet<string> = new Set(figureIds);
const variants: ReadonlySet<string> = new Set(variantIds);

/** True when a figure is drawn for this id. */
export function isFigureId(id: string): id is FigureId {
  return known.has(id);
}

/** True when the figure with this id is a variant with a prop. */
export function isVariantId(id: string): id is VariantId {
  return variants.has(id);
}
