import { expect, test } from 'vitest';
import { everyMinutesChoices, readTimerWish, timerBells } from './timer-wish.ts';

test('an address is read, and what cannot be read is as usual', () => {
  const usual = readTimerWish(new URLSearchParams());
  expect(readTimerWish(new URLSearchParams('minutter=20&hver=5&start=stille&slutt=gong'))).toEqual({
    minutes: 20,
    opens: false,
    closes: true,
    everyMinutes: 5,
  });
  expect(readTimerWish(new URLSearchParams('minutter=0&hver=7&start=x&slutt='))).toEqual(usual);
  expect(readTimerWish(new URLSearchParams('minutter=181'))).toEqual(usual);
});

test('bells ring at the start, between and at the end, in order and never two at once', () => {
  const wrong = everyMinutesChoices.flatMap((everyMinutes) =>
    [1, 2, 5, 7, 10, 180].filter((minutes) => {
      const times = timerBells({ minutes, opens: true, closes: true, everyMinutes }).map(({ atSeconds }) => atSeconds);
      const isInOrder = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
      return !isInOrder || times[0] !== 0 || times.at(-1) !== minutes * 60;
    }),
  );
  expect(wrong).toEqual([]);
  expect(timerBells({ minutes: 10, opens: false, closes: false, everyMinutes: 5 })).toEqual([
    { atSeconds: 300, bell: 'side' },
  ]);
});
