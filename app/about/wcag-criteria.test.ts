import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wcagCriteria } from './wcag-criteria.ts';

/** WCAG 2.2, guideline by guideline: its criteria on levels A and AA. */
const published = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

test.each(Object.entries(published))('every criterion on level %s is there once', (level, numbers) => {
  const stated = wcagCriteria.filter((criterion) => criterion.level === level).map(({ number }) => number);
  expect(stated).toEqual(numbers.split(' '));
});

/** What stands in the folder of accessibility and is no criterion on A or AA: paper, summaries, a browser without scripts. */
const beyond = ['print.spec.ts', 'summaries.spec.ts', 'without-javascript.spec.ts'];
const named = wcagCriteria.flatMap(({ evidence }) => ('tests' in evidence ? evidence.tests : []));

/** Whether a file is one of tests that some command runs, and has any. */
function hasTests(path: string): boolean {
  return (
    /\.(?:spec|test|firefox)\.tsx?$/u.test(path) && existsSync(path) && /\btest\b/u.test(readFileSync(path, 'utf8'))
  );
}

test('what tests accessibility is named by a criterion', () => {
  const folder = 'e2e/accessibility';
  const left = readdirSync(folder).filter((name) => !beyond.includes(name) && !named.includes(`${folder}/${name}`));
  expect(left).toEqual([]);
});

test('no criterion stands on Firefox alone, whose tests are run by hand', () => {
  const offenders = wcagCriteria.filter(
    ({ evidence }) => 'tests' in evidence && evidence.tests.every((path) => path.startsWith('e2e/firefox/')),
  );
  expect(offenders.map(({ number }) => number)).toEqual([]);
});

test('each is held by tests that exist, or by a look on a day, or does not apply for a reason', () => {
  const today = new Date().toISOString().slice(0, 10);
  const offenders = wcagCriteria.flatMap(({ number, evidence }) => {
    if ('tests' in evidence)
      return evidence.tests.filter((path) => !hasTests(path)).map((path) => `${number}: no test ${path}`);
    if ('notApplicable' in evidence) return evidence.notApplicable.endsWith('.') ? [] : [`${number}: no sentence`];
    const { on, what } = evidence.lookedAt;
    return /^\d{4}-\d{2}-\d{2}$/u.test(on) && on <= today && what.endsWith('.') ? [] : [`${number}: no day`];
  });
  expect(offenders).toEqual([]);
});
