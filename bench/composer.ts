import { composerWords, repertoire } from '#app/sessions/.server/composer.ts';
import { randomWishes } from '#app/sessions/.server/testing-wishes.ts';
import { compositionErrors } from '#app/sessions/composer/composition-errors.ts';
import { composeNearest } from '#app/sessions/composer/nearest.ts';
import { quantile } from './report.ts';

/**
 * `npm run bench:composer`: 20,000 random wishes, or as many as are asked for after `--`. What a session for one costs,
 * 20 ms is what it may; what of them could not be met; and what a teacher would object to, each with a wish that shows it.
 */
const asked = Number(process.argv[2] ?? 20_000);
const times: number[] = [];
const unmet = new Map<string, number>();
const objections = new Map<string, string>();

for (const wish of randomWishes(asked)) {
  const start = process.cpuUsage();
  const composition = composeNearest(wish, repertoire, composerWords);
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1000);
  const told = composition?.unmet ?? ['nothing is left'];
  for (const what of told) unmet.set(what, (unmet.get(what) ?? 0) + 1);
  for (const error of composition ? compositionErrors(composition) : []) objections.set(error, JSON.stringify(wish));
}

const ms = (part: number) => quantile(times, part).toFixed(1);
const mean = (times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(1);
console.log(`${asked} wishes, processor time of each: mean ${mean} ms, half within ${ms(0.5)} ms,`);
console.log(`95 % within ${ms(0.95)} ms, 99 % within ${ms(0.99)} ms, the slowest ${ms(1)} ms`);
for (const [what, count] of unmet) console.log(`not met, ${what}: ${count}`);
for (const [error, wish] of [...objections].slice(0, 40)) console.log(`${error} — ${wish}`);
console.log(`${objections.size} objections`);
if (objections.size > 0) process.exitCode = 1;
