import { z } from 'zod';

/** Letters that two words may differ in, for one to be meant by the other. */
const maxDifferences = 2;
/** More than these are not read in a line. */
const maxNamed = 12;

/** Lets schemas say what is wrong with a text in words that whoever wrote the text understands. */
export function speakPlainly(): void {
  z.config({
    customError(issue) {
      if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
      if (issue.code === 'invalid_type') return `must be ${article(issue.expected)}, not ${written(issue.input)}`;
      if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, fieldsOf(issue.inst));
      if (issue.code === 'invalid_value') return notOneOf(issue.input, issue.values.map(String));
      if (issue.code === 'too_small') return sized(issue.input, `at least ${issue.minimum}`);
      if (issue.code === 'too_big') return sized(issue.input, `at most ${issue.maximum}`);
      if (issue.code === 'invalid_format' && issue.format === 'date')
        return `is ${written(issue.input)}; it must be a day, as in 2026-11-21`;
      if (issue.code === 'invalid_format' && issue.format === 'url')
        return `is ${written(issue.input)}; it must be a whole address, as in https://www.helsenorge.no/`;
      return undefined;
    },
  });
}

/** What the parser of YAML says, and what whoever wrote the text should do. */
const yamlMends: readonly (readonly [says: RegExp, mend: string])[] = [
  [
    /^Nested mappings/u,
    "put the text in 'quotes' if it has a colon; if it is a field of its own, indent it as the lines above",
  ],
  [/^Unexpected scalar/u, "put the whole text in 'quotes', and write a ' inside it as ''"],
  [/^Missing closing/u, 'a text that begins with a quote must end with one; it does not, here or above'],
  [/^Plain value cannot start|^Unresolved alias/u, "put the text in 'quotes'"],
  [
    /^Implicit map keys/u,
    'a field is written name: text; if this goes on from the line above, put the text in one line',
  ],
  [/^Tabs/u, 'indent with spaces instead of tabs'],
  [/^Map keys must be unique/u, 'the field stands twice; keep one of them'],
  [/implicit map key|same column|sufficiently indented/u, 'indent as the lines above'],
];

/** An error of that parser in plain words, with the place; `linesAbove` is what its file has above what was parsed. */
export function brokenYaml(message: string, linesAbove: number): string {
  const bare = message.replace(/^(?:\w*Error: )+/u, '');
  const mend = yamlMends.find(([says]) => says.test(bare))?.[1];
  const place = /\bat line (\d+), column (\d+)/u.exec(bare);
  const where = place === null ? '' : ` at line ${Number(place[1]) + linesAbove}, column ${place[2]}`;
  return `${mend ?? bare.split(/ at line |\n/u)[0]}${where}`;
}

/** Null where the fields of a Markdown file stand between two lines of dashes. */
export function withoutFields(text: string): string | null {
  if (!/^---\r?\n/u.test(text)) return 'its first line must be ---, and the fields stand below it';
  return /\n---\s*(?:\n|$)/u.test(text) ? null : 'a line --- must stand between the fields and the text';
}

function article(type: string): string {
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    array: 'a list',
    boolean: 'true or false',
  };
  return names[type] ?? type;
}

function written(input: unknown): string {
  return JSON.stringify(input)?.slice(0, 60) ?? 'nothing';
}

function notOneOf(input: unknown, values: readonly string[]): string {
  const meant = nearest(String(input), values);
  const named = values.slice(0, maxNamed).join(' or ');
  if (input === undefined) return `is missing; it must be ${named}`;
  if (values.length <= maxNamed) return `is ${written(input)}; it must be ${named}`;
  const guess = meant === undefined ? '. ' : `; did you mean "${meant}"? `;
  return `is ${written(input)}${guess}It must be one of ${values.length}, such as ${values.slice(0, 3).join(', ')}`;
}

function sized(input: unknown, bound: string): string | undefined {
  if (input === '') return 'is empty';
  if (typeof input === 'string') return `has ${input.length} letters; ${bound}`;
  if (Array.isArray(input)) return `has ${input.length}; ${bound}`;
  return typeof input === 'number' ? `is ${input}; ${bound}` : undefined;
}

function nearest(given: string, known: readonly string[]): string | undefined {
  return known.find((word) => differences(word, given) <= maxDifferences);
}

function unknownFields(keys: readonly string[], known: readonly string[]): string {
  return keys
    .map((key) => {
      const meant = nearest(key, known);
      return `"${key}" is no field of this file${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
    })
    .join('; ');
}

function fieldsOf(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** How many letters must be changed, left out or put in; two that have changed places are two. */
function differences(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const now = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const changed = (before[column] ?? 0) + (letter === other ? 0 : 1);
      now.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
