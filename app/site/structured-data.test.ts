import { expect, test } from 'vitest';
import { siteDefaults } from './settings.ts';
import { faqData, siteData } from './structured-data.ts';

test('questions are where there are some', () => {
  const section = { id: 'a', heading: 'A', text: '', html: '', items: [{ title: 'Hvorfor?', text: 'Derfor.' }] };
  expect(faqData([{ ...section, layout: 'list' }])).toEqual([]);
  expect(faqData([{ ...section, layout: 'faq' }])).toHaveLength(1);
});

test('what schema.org does not know, or knows as something else, does not compile', () => {
  const [plan] = siteData({ ...siteDefaults, url: 'https://pusterom.example' });
  // @ts-expect-error: a property that no such item has
  expect({ ...plan, colour: 'blue' } satisfies typeof plan).toHaveProperty('colour');
  // @ts-expect-error: a number where a text or a language is meant
  expect({ ...plan, inLanguage: 1 } satisfies typeof plan).toHaveProperty('inLanguage', 1);
});
