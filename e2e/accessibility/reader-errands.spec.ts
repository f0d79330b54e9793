import { expect, test } from '@playwright/test';
import { listener } from '../support/reader-errand.ts';
import { withoutTrack } from '../support/sound-track.ts';
import { storedSubmissions } from '../support/submissions.ts';

/**
 * Errands with a virtual screen reader and the keyboard. The transcripts are kept; `playwright test reader-errands
 * --update-snapshots=changed` renews them, and the difference is read like a text.
 */
test('finds a studio in Oslo and when it is open', { tag: '@slow' }, async ({ page }) => {
  const visitor = listener(page);
  await visitor.open('/');
  await visitor.moveTo('link, Finn Yogastudio', 'moveToNextLink');
  await visitor.follow();
  await visitor.moveTo('heading, Velg en by', 'moveToNextHeading');
  await visitor.moveTo('link, Oslo 8 yogastudioer', 'moveToNextLink');
  await visitor.follow();
  await visitor.moveTo('heading, Gråstein & Pust', 'moveToNextHeading');
  await visitor.moveTo('link, Gråstein & Pust', 'moveToNextLink');
  await visitor.follow();
  await visitor.moveTo('heading, Åpningstider', 'moveToNextHeading');
  await visitor.moveTo('end of table');
  expect(visitor.transcript()).toMatchSnapshot('opening-hours.txt');
});

test('has a session made and starts it', { tag: '@slow' }, async ({ page }) => {
  await withoutTrack(page);
  const visitor = listener(page);
  await visitor.open('/okt/lag');
  await visitor.moveTo('heading, Ønsket ditt', 'moveToNextHeading');
  await visitor.moveTo('radio, Nakke og skuldre');
  await visitor.press(' ');
  await visitor.moveTo('radio, 5 min');
  await visitor.press(' ');
  await visitor.moveTo('radio, Kontor');
  await visitor.press(' ');
  await visitor.moveTo('button, Lag økten');
  await visitor.follow();
  await visitor.moveTo('heading, 5 minutter for nakke og skuldre på kontoret', 'moveToNextHeading');
  await visitor.moveTo('button, Start økten');
  await visitor.strike('Enter', 'button, Pause');
  await visitor.waitFor('polite: Velkommen til pausen din.');
  expect(visitor.transcript()).toMatchSnapshot('made-session.txt');
});

test('sends a message, after an error in the first try', { tag: '@slow' }, async ({ page }) => {
  const visitor = listener(page);
  await visitor.open('/');
  await visitor.moveTo('link, Kontakt', 'moveToNextLink');
  await visitor.follow();
  await visitor.moveTo('heading, Kontakt oss', 'moveToNextHeading');
  await visitor.moveTo('textbox, Navn');
  await visitor.type('Kari Åsnes');
  // The script of the form comes with the first touch.
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await visitor.moveTo('textbox, E-post');
  await visitor.type('kari');
  await visitor.moveTo('textbox, Emne');
  await visitor.type('Time med skjermleser');
  await visitor.moveTo('textbox, Melding');
  await visitor.type('Er trappen merket?');
  await visitor.moveTo('button, Send melding');
  await visitor.press('Enter', 'textbox, E-post, kari, E-postadressen er ikke gyldig.');
  await visitor.type('@example.no');
  await visitor.moveTo('button, Send melding');
  const held = Promise.withResolvers<void>();
  await page.route('**/kontakt/melding', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visitor.press('Enter', 'button, Sender..., disabled');
  held.resolve();
  await visitor.waitFor('polite: Takk for din henvendelse!');
  await expect(page.getByText('Meldingen er sendt.')).toBeFocused();
  expect(visitor.transcript()).toMatchSnapshot('message.txt');
  expect(await storedSubmissions()).toContainEqual({
    name: 'Kari Åsnes',
    email: 'kari@example.no',
    subject: 'Time med skjermleser',
    message: 'Er trappen merket?',
  });
});
