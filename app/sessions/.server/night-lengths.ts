import { paths } from '#app/paths.ts';
import { sessions } from './sessions.ts';

/** What to hear in bed comes before what is done on a mat. */
const kindOrder = ['meditation', 'breathing', 'yoga'];

/** Longer than any words: the sounds alone. */
const soundMinutes = 45;

/** The sessions for the night by how long they take, the shortest first. */
export function nightLengths() {
  const choices = sessions
    .filter(({ isQuiet }) => isQuiet)
    .toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind))
    .flatMap(({ id, title, lengths }) =>
      lengths.map((minutes) => ({
        minutes,
        title,
        path: paths.session(id, minutes === lengths.at(-1) ? undefined : minutes),
      })),
    );
  choices.push({ minutes: soundMinutes, title: 'Bare lyd', path: `${paths.night}#lyd` });
  return [...Map.groupBy(choices, ({ minutes }) => minutes)]
    .map(([minutes, sessions]) => ({ minutes, sessions }))
    .toSorted((a, b) => a.minutes - b.minutes);
}
