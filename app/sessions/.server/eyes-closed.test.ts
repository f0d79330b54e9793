import { expect, test } from 'vitest';
import { untold } from '../script/eyes-closed.ts';
import { scripts } from './sessions.ts';

test('each step that is held in a class tells where the weight is, and a sign that it is right', () => {
  const lacking = scripts
    .filter(({ kind }) => kind === 'yoga')
    .flatMap(({ id, script }) =>
      script.steps
        .filter(({ role, isRest, spoken }) => role === 'practice' && !isRest && spoken.hold.length > 0)
        .flatMap(({ name, spoken }) =>
          // The way in and out of a step may be the end of the step before, and the passage of the next.
          untold(spoken)
            .filter((what) => !what.startsWith('a way'))
            .map((what) => `${id}, ${name}: ${what}`),
        ),
    );
  expect(lacking).toEqual([]);
});
