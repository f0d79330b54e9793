import { Folds } from '#app/site/index.ts';
import { Section } from '#app/ui/index.ts';
import { wcagCriteria } from './wcag-criteria.ts';

type Criterion = (typeof wcagCriteria)[number];

const principles = [
  { digit: '1', name: 'Mulig å oppfatte' },
  { digit: '2', name: 'Mulig å betjene' },
  { digit: '3', name: 'Forståelig' },
  { digit: '4', name: 'Robust' },
];
const days = new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeZone: 'UTC' });

/** Every criterion, and how it is known that the site meets it. */
export function CriteriaList({ id, heading }: { id: string; heading: string }) {
  return (
    <Section
      id={id}
      heading={heading}
      layout="split"
      intro={
        <p>
          WCAG 2.2 har {wcagCriteria.length} krav på nivå A og AA. Under står det hvordan vi vet at hvert av dem er
          fulgt. Automatiske tester kjøres før hver ny utgave av nettstedet.
        </p>
      }
    >
      <Folds
        items={principles.map(({ digit, name }) => ({
          title: name,
          content: (
            <ul>
              {wcagCriteria
                .filter(({ number }) => number.startsWith(digit))
                .map((criterion) => (
                  <li key={criterion.number}>
                    {criterion.number} {criterion.name} ({criterion.level}): {knownBy(criterion)}
                  </li>
                ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}

function knownBy({ evidence }: Criterion): string {
  if ('tests' in evidence) return 'automatiske tester.';
  if ('notApplicable' in evidence) return `gjelder ikke, ${evidence.notApplicable}`;
  const { on, what } = evidence.lookedAt;
  return `sett på ${days.format(new Date(on))}. ${what}`;
}
