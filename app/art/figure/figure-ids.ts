/** Every drawn pose, in the order of the library: standing, seated, inverted, backbends, class plans. */
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
] as const;

export type FigureId = (typeof figureIds)[number];

const known: ReadonlySet<string> = new Set(figureIds);

/** True when a figure is drawn for this id. */
export function isFigureId(id: string): id is FigureId {
  return known.has(id);
}
