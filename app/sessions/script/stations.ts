/** Where the body is: what a line starts from, and where it leads. */
export const stations = ['standing', 'all-fours', 'belly', 'back', 'side', 'sitting', 'chair', 'bed'] as const;

export type Station = (typeof stations)[number];

/** Where one gets to in one movement. From the back one rolls to the side first; from the belly one does too. */
const moves: Readonly<Record<Station, readonly Station[]>> = {
  standing: ['sitting', 'all-fours', 'chair', 'bed'],
  'all-fours': ['standing', 'belly', 'sitting', 'side'],
  belly: ['all-fours', 'side'],
  back: ['side', 'bed'],
  side: ['back', 'belly', 'sitting', 'all-fours', 'bed'],
  sitting: ['standing', 'all-fours', 'side', 'back', 'bed'],
  chair: ['standing'],
  bed: ['back', 'side'],
};

/** What a line says that brings the body there. */
const words: Readonly<Record<Station, RegExp>> = {
  standing: /\b(stå\w*|reis|kom\b.*\bopp)/iu,
  'all-fours': /\b(alle fire|hender og knær|knærne|kne|hunden|Planken)\b/iu,
  belly: /\bmagen\b/iu,
  back: /\brygg(en)?\b/iu,
  side: /\bside(n)?\b/iu,
  sitting: /\b(sitte\w*|sitt|sett deg|setet)\b/iu,
  chair: /\b(stol\w*|sitt\w*|sett deg)\b/iu,
  bed: /\b(sengen|legg deg)\b/iu,
};

/** What each station is called in a message about a script. */
export const stationNames: Readonly<Record<Station, string>> = {
  standing: 'standing',
  'all-fours': 'on all fours',
  belly: 'on the belly',
  back: 'on the back',
  side: 'on the side',
  sitting: 'sitting',
  chair: 'on a chair',
  bed: 'in bed',
};

/** Whether one can get from one station to another without passing a third. */
export function canMove(from: Station, to: Station): boolean {
  return from === to || moves[from].includes(to);
}

/** Whether a line names the station that it leads to. */
export function namesStation(text: string, station: Station): boolean {
  return words[station].test(text);
}
