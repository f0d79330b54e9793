import { poses, sectionOf } from '#app/.server/library.ts';
import { SaveButton } from '#app/offline/save-button.tsx';
import { paths } from '#app/paths.ts';
import { PoseChooser, PoseTick } from '#app/sessions/editor/pose-chooser.tsx';
import { written } from '#app/sessions/editor/sequence.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { Section } from '#app/ui/section.tsx';
import { TermList } from '#app/ui/text-list.tsx';
import type { Route } from './+types/poses';
import { PoseGrid, poseCard } from './pose-card.tsx';

/** The groups in the order of a class: stand, sit, turn upside down, bend back. */
const groupOrder = [
  { id: 'standing', headroom: 'full' },
  { id: 'seated', headroom: 'low' },
  { id: 'inverted', headroom: 'full' },
  { id: 'backbends', headroom: 'middle' },
] as const;

export function loader() {
  const text = textPage('poses', { under: [places.yoga] });
  const groups = groupOrder.map(({ id, headroom }) => ({
    id,
    headroom,
    poses: poses.filter((pose) => pose.group === id).map(poseCard),
    section: sectionOf(text, id),
  }));
  const saved = [paths.poses, ...poses.map(({ id }) => paths.pose(id))];
  return {
    page: text.page,
    heading: text.heading,
    lead: text.lead,
    groups,
    saved,
    guide: sectionOf(text, 'slik-bruker-du-guiden'),
  };
}

export default function Poses({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, groups, saved, guide } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <SaveButton title={page.title} pages={saved} />
      </Hero>
      <Section id={guide.id} heading={guide.heading} layout="split" intro={<Prose html={guide.html} />}>
        <Callout kind="info">
          <TermList items={guide.items} />
        </Callout>
      </Section>
      {groups.map((group, index) => (
        <Section
          key={group.id}
          id={group.id}
          heading={group.section.heading}
          intro={group.section.html && <Prose html={group.section.html} />}
          tone={index % 2 === 0 ? 'tinted' : 'paper'}
        >
          <PoseGrid
            poses={group.poses}
            headroom={group.headroom}
            foot={(pose) => <PoseTick name={pose.name} choice={written({ id: pose.id, seconds: pose.holdSeconds })} />}
          />
        </Section>
      ))}
      <PoseChooser />
    </>
  );
}
