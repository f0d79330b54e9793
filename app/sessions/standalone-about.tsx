import { HelpLineList } from '#app/help/index.ts';
import { Paragraphs, Section, TermList } from '#app/ui/index.ts';
import type { StandaloneFacts } from './.server/standalone-facts.ts';

/** What a session that has no other page says of itself: whom to call first, where somebody may need it. */
export function StandaloneAbout({ facts }: { facts: StandaloneFacts }) {
  const { about, adaptations, helpLines } = facts;
  return (
    <>
      {helpLines.length > 0 && (
        <Section id="ring" heading="Ring noen" layout="split" tone="tinted">
          <p>Du trenger ikke være alene med det. De som svarer, er vant til å snakke om det.</p>
          <HelpLineList lines={helpLines} />
        </Section>
      )}
      <Section id="om" heading="Om økten" layout="split">
        <Paragraphs paragraphs={about} />
      </Section>
      {adaptations.length > 0 && (
        <Section id="tilpasninger" heading="Tilpasninger" layout="split" tone="tinted">
          <TermList items={adaptations.map(({ name, words }) => ({ title: name, text: words }))} />
        </Section>
      )}
    </>
  );
}
