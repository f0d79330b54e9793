import { Section, TextList } from '#app/ui/index.ts';
import type { PosesByWords } from '#content';
import { bodyParts } from './pose-directions.ts';

/** The pose for closed eyes: what carries it, part by part in the order in which the body settles, and how one knows that it is right. */
export function PoseByWords({ directions }: { directions: PosesByWords['directions'][string] }) {
  const { headFirst, weight, right } = directions;
  const parts = headFirst ? bodyParts.toReversed() : bodyParts;
  return (
    <div className="no-print">
      <Section id="med-lukkede-oyne" heading="Med lukkede øyne" layout="split">
        <p>Først hvor tyngden er, så kroppen del for del, og til slutt et tegn på at det er riktig. {headFirst}</p>
        <details>
          <summary>Les stillingen del for del</summary>
          <TextList items={[weight, ...parts.map((part) => directions[part].join(' ')), right]} numbered />
        </details>
      </Section>
    </div>
  );
}
