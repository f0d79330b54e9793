import { expect, test } from '@playwright/test';
import { sitemapPaths, structuredData, textOf } from '../support/page-facts.ts';
import { schemaErrors } from '../support/schema-org.ts';

const allPagesMs = 3 * 60_000;
/** Not sentences of the page: addresses, dates, identifiers and what stands in the head of every page. */
const spokenProperties = new Set([
  'name',
  'headline',
  'text',
  'alternateName',
  'telephone',
  'streetAddress',
  'intensity',
]);

test('the structured data of every page is valid, and says what the page says', async ({ request }) => {
  test.setTimeout(allPagesMs);
  const kinds = new Set<string>();
  for (const path of await sitemapPaths(request)) {
    const html = await (await request.get(path)).text();
    const visible = plain(html);
    for (const item of structuredData(html)) {
      expect.soft(await schemaErrors(item), path).toEqual([]);
      for (const type of typesOf(item)) kinds.add(type);
      for (const said of saidIn(item)) expect.soft(visible, path).toContain(plain(said));
      expect.soft(JSON.stringify(item), path).not.toMatch(/aggregateRating|reviewCount|"review"/u);
    }
    expect.soft(structuredData(html).flatMap(typesOf), path).toContain('BreadcrumbList');
  }
  for (const kind of ['WebSite', 'Organization', 'Article', 'ExercisePlan', 'HowTo', 'ExerciseGym', 'FAQPage'])
    expect.soft(kinds).toContain(kind);
});

const context = { '@context': 'https://schema.org' };
const gym = { ...context, '@type': 'ExerciseGym', name: 'Svale' };

for (const [error, item, message] of [
  ['a type that does not exist', { ...gym, '@type': 'YogaStudio' }, /"YogaStudio" is not a valid/u],
  ['a property that does not exist', { ...gym, opens: '07:00', colour: 'blue' }, /"colour" for type "ExerciseGym"/u],
  ['a property of another type', { ...gym, step: 'one' }, /"step" for type "ExerciseGym"/u],
  ['the same further in', { ...gym, address: { '@type': 'PostalAddress', city: 'Oslo' } }, /"city"/u],
  [
    'a property of neither of two types',
    { ...gym, '@type': ['HowTo', 'ExercisePlan'], telephone: '1' },
    /"telephone"/u,
  ],
  ['an object without a type', { ...gym, address: { streetAddress: 'Storgata 1' } }, /address has no type/u],
  ['what search engines demand', { ...context, '@type': 'BreadcrumbList' }, /"itemListElement" is missing/u],
  ['another vocabulary', { ...gym, '@context': 'https://example.org' }, /schema\.org/u],
] as const) {
  test(`the validator finds ${error}`, async () => {
    expect((await schemaErrors(item)).join('\n')).toMatch(message);
  });
}

test('the validator lets an item of two types use the properties of both', async () => {
  const item = { ...context, '@type': ['HowTo', 'ExercisePlan'], name: 'Fjellet', step: 'Stå', intensity: 'Lett' };
  expect(await schemaErrors(item)).toEqual([]);
});

function typesOf(item: unknown): string[] {
  return typeof item === 'object' && item !== null && '@type' in item ? [item['@type']].flat().map(String) : [];
}

/** What an item says in words; not of the site itself, which stands behind every article. */
function saidIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && spokenProperties.has(name) ? [part] : saidIn(part),
  );
}

/** The text alone: soft hyphens and the spaces between words differ from the data. */
function plain(html: string): string {
  return textOf(html.replaceAll(/<head>.*?<\/head>|<script.*?<\/script>/gsu, ''))
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/gu, ' ');
}
