import { expect, it } from 'vitest';
import { parseSubmission } from './contact.ts';

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const filled = { name: ' Kari ', email: 'kari@example.no', subject: 'Time', message: 'Hei\r\ndu\r\n' };

it('gives the submission trimmed, with plain line breaks, and nothing else of the form', () => {
  expect(parseSubmission(form({ ...filled, extra: 'x' }))).toEqual({
    ok: true,
    submission: { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei\ndu' },
  });
});

it('keeps what was typed beside what is wrong', () => {
  const parsed = parseSubmission(form({ ...filled, email: 'kari' }));
  expect(parsed).toMatchObject({ ok: false, values: { name: 'Kari', email: 'kari', message: 'Hei\ndu' } });
  expect(!parsed.ok && Object.keys(parsed.errors)).toEqual(['email']);
});

it('takes a missing field and a file for empty', () => {
  const parsed = parseSubmission(form({ name: new Blob(['x']) }));
  expect(!parsed.ok && Object.keys(parsed.errors)).toEqual(['name', 'email', 'subject', 'message']);
});
