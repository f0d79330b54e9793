import { describe, expect, it } from 'vitest';
import { contactError, contactErrors, contactLimits } from './submission.ts';

const filled = { name: 'Kari', email: 'kari@example.no', subject: 'Time', message: 'Hei' };

describe('contactErrors', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(contactErrors(filled)).toEqual({});
  });

  it('names every empty field, once', () => {
    expect(contactErrors({ name: ' ', email: '', subject: '\n', message: '\t' })).toEqual({
      name: 'Skriv inn navnet ditt.',
      email: 'Skriv inn e-postadressen din.',
      subject: 'Skriv hva meldingen gjelder.',
      message: 'Skriv en melding.',
    });
  });
});

it.each([
  ['name', 200],
  ['subject', 200],
  ['message', 5000],
] as const)('%s takes %i characters and not one more', (field, most) => {
  expect(contactLimits[field]).toBe(most);
  expect(contactError(field, ` ${'å'.repeat(most)} `)).toBeNull();
  expect(contactError(field, 'å'.repeat(most + 1))).toContain(most.toLocaleString('nb'));
});

it.each(['kari@example.no', "o'hara+yoga@sub.example.no", 'a@b', `${'a'.repeat(240)}@example.no`])(
  '%j is an address',
  (email) => {
    expect(contactError('email', email)).toBeNull();
  },
);

it.each([
  'kari',
  'kari@',
  '@example.no',
  'kari@example..no',
  'kari @example.no',
  'kåre@example.no',
  'kari@-x.no',
  'a@b\n'.repeat(2),
])('%j is no address', (email) => {
  expect(contactError('email', email)).not.toBeNull();
});

it.each([
  ['message', 'Hei\r\npå\tdeg\n', true],
  ['message', 'Hei\u0000', false],
  ['message', 'Hei\u001b[31mdu', false],
  ['message', 'Hei\rdu', false],
  ['name', 'Kari\nNordmann', false],
  ['subject', 'Time\tnå', false],
  ['name', '👩‍👩‍👧 Åse', true],
] as const)('%s %j: %s', (field, value, fits) => {
  expect(contactError(field, value) === null).toBe(fits);
});
