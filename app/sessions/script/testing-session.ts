import type { Session } from './session.ts';

/** A short session for tests: a pose on both sides, a guided breath, a rest. */
export const shortSession: Session = {
  id: 'kort',
  title: 'Kort økt',
  kind: 'yoga',
  seconds: 60,
  steps: [
    { name: 'Treet', startSeconds: 0, seconds: 10, figure: 'vrksasana', side: 'first', breath: [] },
    { name: 'Treet', startSeconds: 10, seconds: 10, figure: 'vrksasana', side: 'second', breath: [] },
    {
      name: 'Pust',
      startSeconds: 20,
      seconds: 21,
      figure: null,
      side: null,
      breath: [
        { kind: 'in', seconds: 4 },
        { kind: 'out', seconds: 6 },
      ],
    },
    { name: 'Hvile', startSeconds: 41, seconds: 19, figure: 'savasana', side: null, breath: [] },
  ],
  cues: [
    { id: '1', atSeconds: 0, text: 'Stå på ett bein.', bell: 'step', kind: 'hold', side: null },
    { id: '2', atSeconds: 10, text: 'Bytt side.', bell: 'side', kind: 'hold', side: null },
    { id: '3', atSeconds: 20, text: 'Inn på fire, ut på seks.', bell: 'step', kind: 'hold', side: null },
    { id: '4', atSeconds: 41, text: 'Legg deg ned.', bell: 'step', kind: 'hold', side: null },
    { id: '5', atSeconds: 60, text: 'Ferdig.', bell: 'end', kind: 'hold', side: null },
  ],
  precautions: [],
  isDemanding: false,
  isQuiet: false,
  lengths: [],
};
