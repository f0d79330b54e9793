import { expect } from '@playwright/test';
import { storedSubmissions, uniqueSubmission } from '../support/submissions.ts';
import { expectText, pathOf, press, test } from './firefox.ts';

test.afterEach(({ errors }) => expect(errors).toEqual([]));

test('a search gives suggestions while one types, and answers', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/sok`);
  await view.locator('main input[type="search"]').click();
  await expect.poll(() => view.$('main input[role="combobox"]')).not.toBeNull();
  await view.type('main input[role="combobox"]', 'vondt i ryggen');
  await expect.poll(() => view.$$('[role="option"]').then(({ length }) => length)).toBeGreaterThan(0);
  await view.keyboard.press('Enter');
  await expect.poll(() => pathOf(view)).toContain('/sok?q=vondt+i+ryggen');
  await expectText(view, 'Yoga for stiv rygg');
});

test('a message is sent and stored', async ({ view, baseURL }) => {
  const submission = uniqueSubmission();
  await view.goto(`${baseURL}/kontakt`);
  for (const field of ['name', 'email', 'subject', 'message'] as const) await view.type(`#${field}`, submission[field]);
  await press(view, 'button', 'Send melding');
  await expectText(view, 'Takk for din henvendelse!');
  await expect
    .poll(async () => (await storedSubmissions()).filter(({ subject }) => subject === submission.subject).length)
    .toBe(1);
});

test('a dark theme is chosen, shown and kept', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/artikler/1`);
  await press(view, 'button', 'Innstillinger');
  await press(view, 'radio', 'Mørk');
  const scheme = () => view.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe('dark');
  await view.goto(`${baseURL}/yoga`);
  expect(await scheme()).toBe('dark');
});

test('a session starts, is paused by Space, and goes on', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/okt/rygg`);
  await press(view, 'button', 'Start økten');
  await expectText(view, 'igjen');
  await view.locator('::-p-aria([name="Pause"][role="button"])').wait();
  await view.keyboard.press(' ');
  await press(view, 'button', 'Fortsett');
  await view.locator('::-p-aria([name="Pause"][role="button"])').wait();
});

test('a class is saved, and stands in the list of what is saved', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/okt/rygg`, { waitUntil: 'networkidle0' });
  await press(view, 'button', 'Lagre for bruk uten nett');
  await view.locator('::-p-aria([name="Se alt du har lagret"][role="link"])').wait();
  await view.goto(`${baseURL}/uten-nett`);
  await expect.poll(() => view.$$('[data-saved-items] li').then(({ length }) => length)).toBe(1);
});

test('a session of one’s own changes in place, and the address follows', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/okt/egen?stilling=tadasana-60&stilling=balasana-90`);
  await view.locator('::-p-aria([name="Kopier lenken"][role="button"])').wait();
  await press(view, 'button', 'Flytt Barnets stilling opp');
  await expect.poll(() => pathOf(view)).toBe('/okt/egen?stilling=balasana-90&stilling=tadasana-60');
});

test('a list is filtered, and its address tells how', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/yoga`);
  const count = () => view.$$('main article').then(({ length }) => length);
  const before = await count();
  await view.locator('main button[name="level"][value="krevende"]').click();
  await expect.poll(() => pathOf(view)).toContain('level=krevende');
  await expect.poll(count).toBeLessThan(before);
});

test('a place, a style, a day and a part of it give studios', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/yogastudioer`);
  await view.type('main input[type="search"]', 'Tromsø');
  await view.locator('main details > summary').click();
  for (const name of ['Yinyoga', 'Torsdag', 'Kveld']) await press(view, 'radio', name);
  await press(view, 'button', 'Vis studioer');
  await expect.poll(() => pathOf(view)).toMatch(/q=Troms.*stil=yinyoga&dag=torsdag&tid=kveld/u);
  await expect.poll(() => view.$$('#treff article').then(({ length }) => length)).toBeGreaterThan(0);
});
