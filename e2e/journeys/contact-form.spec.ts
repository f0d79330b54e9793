import { expect, type Page, test } from '@playwright/test';
import { type Submission, storedSubmissions, uniqueSubmission } from '../support/submissions.ts';
import { expectToastFor5000Ms, visibleToasts } from '../support/toasts.ts';

const success = 'Takk for din henvendelse! Vi vil kontakte deg så snart som mulig.';
const failure = 'Det oppstod en feil ved innsending av skjemaet. Vennligst prøv igjen senere.';

const fields = [
  ['name', 'Navn'],
  ['email', 'E-post'],
  ['subject', 'Emne'],
  ['message', 'Melding'],
] as const;

async function fill(page: Page, submission: Submission): Promise<void> {
  for (const [field, label] of fields) await page.getByLabel(label, { exact: true }).fill(submission[field]);
}

async function expectFilled(page: Page, submission: Submission): Promise<void> {
  for (const [field, label] of fields) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(submission[field]);
  }
}

/** With its script, which comes at the first touch: before, the browser checks the fields in its own way. */
async function open(page: Page): Promise<void> {
  await page.goto('/kontakt');
  await page.getByLabel('Navn', { exact: true }).focus();
  await expect(page.locator('form[novalidate]')).toBeVisible();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send melding' }).click();
const stored = async ({ subject }: Submission) =>
  (await storedSubmissions()).filter((submission) => submission.subject === subject);

test('the four fields are required, and the e-mail field is one', async ({ request }) => {
  const html = await (await request.get('/kontakt')).text();
  for (const [field] of fields)
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]*id="${field}"[^>]*required`, 'u'));
  expect(html).toMatch(/<input[^>]*type="email"/u);
});

test('empty fields: our message by each, tied to it, and the focus on the first', async ({ page }) => {
  await open(page);
  await page.getByLabel('Navn', { exact: true }).fill('Kari');
  await send(page);
  await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Navn', { exact: true })).not.toHaveAttribute('aria-invalid');
  for (const [field, label] of fields.slice(1)) {
    const input = page.getByLabel(label, { exact: true });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAttribute('aria-describedby', `${field}-feil`);
    await expect(page.locator(`#${field}-feil`)).toHaveText(/^\S.*\.$/u);
  }
  await page.getByLabel('E-post', { exact: true }).fill('kari');
  await page.getByLabel('Emne', { exact: true }).focus();
  await expect(page.locator('#email-feil')).toContainText('ikke gyldig');
  await page.getByLabel('E-post', { exact: true }).fill('kari@example.no');
  await page.getByLabel('Emne', { exact: true }).focus();
  await expect(page.locator('#email-feil')).toHaveCount(0);
});

test('sent: «Sender...» while it is under way, then a toast, and the fields are cleared', async ({ page }) => {
  const submission = uniqueSubmission();
  const held = Promise.withResolvers<void>();
  await page.route('**/kontakt/melding', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await open(page);
  await fill(page, submission);
  await send(page);
  const button = page.getByRole('button', { name: 'Sender...', exact: true });
  await expect(button).toBeDisabled();
  held.resolve();
  await expect.poll(() => visibleToasts(page)).toEqual([success]);
  await expectFilled(page, { name: '', email: '', subject: '', message: '' });
  await expect(page.getByRole('button', { name: 'Send melding' })).toBeEnabled();
  expect(await stored(submission)).toEqual([submission]);
});

for (const [what, fail] of [
  ['the line is cut', (page: Page) => page.route('**/kontakt/melding', (route) => route.abort())],
  [
    'the server answers with an error',
    (page: Page) => page.route('**/kontakt/melding', (route) => route.fulfill({ status: 500, body: 'error' })),
  ],
] as const) {
  test(`when ${what}, a toast says so, the text stays, and sending again works`, async ({ page }) => {
    const submission = uniqueSubmission();
    await open(page);
    await fail(page);
    await fill(page, submission);
    await send(page);
    await expect.poll(() => visibleToasts(page)).toEqual([failure]);
    await expectFilled(page, submission);
    await page.unrouteAll();
    await send(page);
    await expect.poll(() => visibleToasts(page), 'one toast at a time').toEqual([success]);
    expect(await stored(submission)).toHaveLength(1);
  });
}

test('the toast closes by itself after 5000 ms', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fill(page, uniqueSubmission());
  await expectToastFor5000Ms(page, success, () => send(page));
});

test('a double submit stores one row', async ({ request }) => {
  const submission = uniqueSubmission();
  const answers = await Promise.all([1, 2, 3].map(() => request.post('/kontakt', { form: submission })));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(await stored(submission)).toEqual([submission]);
});

test('the longest fields are taken, trimmed; one character more is not', async ({ request }) => {
  const { subject } = uniqueSubmission();
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.eeeee`;
  const longest = {
    name: 'å'.repeat(200),
    email: email.padEnd(254, 'e'),
    subject: subject.padEnd(200, 'å'),
    message: 'å'.repeat(5000),
  };
  const padded = { ...longest, name: `  ${longest.name} `, message: `\n${longest.message}\r\n` };
  expect((await request.post('/kontakt', { multipart: padded })).status()).toBe(200);
  expect(await stored(longest)).toEqual([longest]);
  for (const [field] of fields) {
    const answer = await request.post('/kontakt', { multipart: { ...longest, [field]: `${longest[field]}e` } });
    expect(answer.status(), field).toBe(422);
    expect(await answer.text(), field).toContain(`id="${field}-feil"`);
  }
});

test('control characters are rejected; line breaks and tabs in the message are fine', async ({ request }) => {
  const form = uniqueSubmission();
  for (const [field, value] of [
    ['name', 'Kari\u0000'],
    ['subject', 'Time\nBcc: alle@example.no'],
    ['message', 'Hei\u001b[31m'],
  ] as const) {
    expect((await request.post('/kontakt', { form: { ...form, [field]: value } })).status(), field).toBe(422);
  }
  expect((await request.post('/kontakt', { form: { ...form, message: 'Hei.\r\n\tTakk.' } })).status()).toBe(200);
  expect(await stored(form)).toEqual([{ ...form, message: 'Hei.\n\tTakk.' }]);
});

test('what was typed comes back as text, never as markup', async ({ request }) => {
  const text = '"><script>alert(1)</script>';
  const answer = await request.post('/kontakt', { form: { name: text, email: 'x', subject: text, message: text } });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).not.toContain('<script>alert');
});

test('the field that no person sees: answered like a success, and nothing is stored', async ({ page, request }) => {
  const form = uniqueSubmission();
  const answer = await request.post('/kontakt', { multipart: { ...form, nettside: 'https://example.no' } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(success);
  expect(await stored(form)).toEqual([]);
  await open(page);
  await expect(page.locator('#nettside')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(4);
});

test('too long to be read, or no form at all: a page of the site says so', async ({ request }) => {
  const tooLong = await request.post('/kontakt', { multipart: { message: 'a'.repeat(200_000) } });
  expect(tooLong.status()).toBe(413);
  expect(await tooLong.text()).toContain('for lang til å sendes');
  for (const data of ['{}', '']) {
    const answer = await request.post('/kontakt', { data, headers: { 'content-type': 'application/json' } });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain(failure);
  }
});

test('a letter too many for the server, which the form itself has let through, keeps the text', async ({ page }) => {
  // Letters of three bytes in every field, each at its full length.
  const longest = {
    ...uniqueSubmission(),
    name: 'あ'.repeat(200),
    subject: 'あ'.repeat(200),
    message: 'あ'.repeat(5000),
  };
  await open(page);
  await fill(page, longest);
  await send(page);
  await expect.poll(() => visibleToasts(page)).toEqual([expect.stringContaining('for lang til å sendes')]);
  await expectFilled(page, longest);
});

test('sent, and then the page cannot be asked for again: the success is what counts', async ({ page }) => {
  const submission = uniqueSubmission();
  await open(page);
  await page.route('**/kontakt/melding', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, body: 'borte' }) : route.continue(),
  );
  await fill(page, submission);
  await send(page);
  await expect.poll(() => visibleToasts(page)).toEqual([success]);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/error/iu);
  expect(await stored(submission)).toEqual([submission]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sent form is answered by a page that says so', async ({ page }) => {
    const submission = uniqueSubmission();
    await page.goto('/kontakt');
    await fill(page, submission);
    await send(page);
    await expect(
      page.getByRole('status').getByText(success, { exact: true }).or(page.getByText(success)),
    ).toBeVisible();
    await expectFilled(page, { name: '', email: '', subject: '', message: '' });
    await page.reload();
    expect(await stored(submission)).toEqual([submission]);
  });

  test('a rejected form says which field and why, and keeps the text', async ({ page }) => {
    // Spaces pass the browser's own check.
    const submission = { ...uniqueSubmission(), subject: '   ' };
    await page.goto('/kontakt');
    await fill(page, submission);
    await send(page);
    await expect(page.locator('#subject-feil')).toBeVisible();
    await expect(page.getByLabel('Emne', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectFilled(page, { ...submission, subject: '' });
  });

  test('too long to be read: a page says so, and the text is where it was typed', async ({ page }) => {
    const longest = { ...uniqueSubmission(), message: 'a'.repeat(20_000) };
    await page.goto('/kontakt');
    await fill(page, longest);
    await send(page);
    await expect(page.locator('[data-status]')).toContainText('Går du tilbake i nettleseren, står teksten din der.');
    await page.goBack();
    await expectFilled(page, longest);
  });
});
