import { expect, it } from 'vitest';
import { pageText } from './library.ts';
import { withRetentionDays } from './retention-text.ts';

it.each([
  [1, 'i høyst ett døgn'],
  [90, 'i høyst 90 dager'],
])('says %i days in Norwegian', (days, said) => {
  expect(withRetentionDays('i høyst {dager}', days)).toBe(said);
});

it('is what the privacy page leaves open, in its summary and its text', () => {
  const { summary, content } = pageText('privacy');
  expect(summary.join(' ')).toContain('{dager}');
  expect(content).toContain('{dager}');
  expect(content).not.toMatch(/\d+ dager/);
});
