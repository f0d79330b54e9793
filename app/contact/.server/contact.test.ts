import { expect, it } from 'vitest';
import { isHoneypotFilled, parseSubmission, readForm } from './contact.ts';

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

const read = (body: BodyInit, type?: string) =>
  readForm(
    new Request('https://pusterom.example/', {
      method: 'POST',
      body,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    }),
  );

it.each([
  ['{"name":"Kari"}', 'application/json'],
  ['name=Kari', 'text/plain'],
  ['name=Kari', 'multipart/form-data'],
  ['--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKari', 'multipart/form-data; boundary=x'],
  ['--x\r\n\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ['', 'multipart/form-data; boundary=x'],
])('%j as %s is no form', async (body, type) => {
  expect(await read(body, type)).toBeNull();
});

it('reads a form as either kind that browsers send, however many parts it has', async () => {
  const many = form(filled);
  for (let part = 0; part < 300; part += 1) many.append('__proto__', 'x');
  for (const body of [many, new URLSearchParams(filled)]) {
    const sent = await read(body);
    expect(sent && parseSubmission(sent)).toMatchObject({ ok: true, submission: { name: 'Kari' } });
  }
});

it('knows a program by the field that no person sees', () => {
  expect(isHoneypotFilled(form({ ...filled, nettside: '' }))).toBe(false);
  expect(isHoneypotFilled(form({ ...filled, nettside: 'https://example.no' }))).toBe(true);
  expect(isHoneypotFilled(form({ ...filled, nettside: new Blob([]) }))).toBe(true);
});
