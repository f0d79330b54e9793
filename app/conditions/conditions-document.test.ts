import { expect, it } from 'vitest';
import {
  allBreathings,
  allExercises,
  allMeditations,
  allPages,
  allPoses,
  allYogaClasses,
  figureConditions,
} from '#content';
import { demandsOf, movementRules, sources } from './condition-rules.ts';
import { type ConditionNotes, conditionIds, conditionNames } from './conditions.ts';

// The document is made from the data: `npx vitest run app/conditions/conditions-document.test.ts --update` writes it anew.
it('docs/conditions.md says what the data says', async () => {
  await expect(documentText()).toMatchFileSnapshot('../../docs/conditions.md');
});

function documentText(): string {
  return `# Conditions

What each pose, class, meditation and breathing exercise says of fourteen conditions, and the rules that demand an answer. Made from the data by \`app/conditions/conditions-document.test.ts\`; run it with \`--update\` after a change.

An item's front matter names its \`movements\` and its \`conditions\`: an id with a verdict, \`avoid\` or \`adapt\`, and the words that a visitor reads. A condition that is not named is fine, and each such cell below was decided, not forgotten. \`npm run content\` refuses an item whose movements demand an answer that is missing or too mild. A class, and a page with a routine, answers every condition that one of its steps warns of; where it merely adapts to a step that must not be done, its words name that step. Figures without a pose page stand in \`content/figure-conditions.yaml\`. Epilepsy is no condition of the list: it concerns exercises that hold the breath alone, whose precautions must name it.

The verdicts are conservative and do not replace a professional's review: nobody with a health profession has signed them yet.

## Conditions

| id | shown as | what it covers |
| --- | --- | --- |
${conditionIds.map((id) => `| \`${id}\` | ${conditionNames[id].name} | ${conditionNames[id].explanation} |`).join('\n')}

## Rules

| movement | means | demands at least | sources |
| --- | --- | --- | --- |
${Object.entries(movementRules)
  .map(([id, { means, sources }]) => `| \`${id}\` | ${means} | ${demandsIn(id)} | ${sources.join(', ')} |`)
  .join('\n')}

Sources:

${Object.entries(sources)
  .map(([id, text]) => `- \`${id}\`: ${text}`)
  .join('\n')}

## Poses

${table(allPoses.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ id, conditions }) => ({ name: id, conditions })))}

## Figures without a page

${table(Object.entries(figureConditions.figures).map(([name, { conditions }]) => ({ name, conditions })))}

## Exercises

${table(allExercises.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ id, conditions }) => ({ name: id, conditions })))}

## Classes and routines

${table([
  ...allYogaClasses.map(({ slug, conditions }) => ({ name: slug, conditions })),
  ...allPages.filter(({ routine }) => routine.length > 0).map(({ id, conditions }) => ({ name: id, conditions })),
])}

## Meditations and breathing

${table([
  ...allMeditations.map(({ slug, conditions }) => ({ name: slug, conditions })),
  ...allBreathings.map(({ id, conditions }) => ({ name: id, conditions })),
])}
`;
}

function demandsIn(movement: string): string {
  return demandsOf(movement)
    .map(({ id, verdict }) => `${id} ${verdict}`)
    .join(', ');
}

function table(items: readonly { readonly name: string; readonly conditions: ConditionNotes }[]): string {
  const rows = items.map(({ name, conditions }) => [
    name,
    ...conditionIds.map((id) => conditions[id]?.verdict ?? 'fine'),
  ]);
  return [['', ...conditionIds], ['---', ...conditionIds.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
