import { poses, sectionOf } from '#app/.server/library.ts';
import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import { PoseChooser, PoseTick, written } from '#app/sessions/index.ts';
import { textPage } from '#app/site/.server/index.ts';
import { Hero, places, type RouteHandle } from '#app/site/index.ts';
import { counted } from '#app/text/index.ts';
import {
  ButtonLink,
  Callout,
  FilterForm,
  FoldedFilters,
  filterQuery,
  isFiltered,
  Prose,
  Section,
  TermList,
  TextReview,
} from '#app/ui/index.ts';
import type { Route } from './+types/poses';
import { PoseGrid, poseCard } from './pose-card.tsx';
import { agreesWith, poseChoice, poseFilters } from './pose-filters.ts';
import styles from './poses.module.css';

/** The groups in the order of a class: stand, sit, turn upside down, bend back. */
const groupOrder = [
  { id: 'standing', headroom: 'full' },
  { id: 'seated', headroom: 'middle' },
  { id: 'inverted', headroom: 'full' },
  { id: 'backbends', headroom: 'middle' },
] as const;

const choiceId = 'utvalg';

export const handle: RouteHandle = { query: filterQuery(poseFilters) };

export function loader({ url }: Route.LoaderArgs) {
  const { choice, condition } = poseChoice(url.searchParams);
  const text = textPage('poses', { under: [places.yoga], noindex: isFiltered(choice) });
  const left = poses.filter((pose) => agreesWith(pose, choice));
  const groups = groupOrder.map(({ id, headroom }) => ({
    id,
    headroom,
    poses: left
      .filter((pose) => pose.group === id)
      .map((pose) => ({ ...poseCard(pose), advice: condition && pose.conditions[condition]?.words })),
    section: sectionOf(text, id),
  }));
  const saved = [paths.poses, ...poses.map(({ id }) => paths.pose(id))];
  return {
    page: text.page,
    heading: text.heading,
    lead: text.lead,
    review: text.review,
    groups,
    saved,
    choice,
    status: counted(left.length, 'stilling', 'stillinger'),
    guide: sectionOf(text, 'slik-bruker-du-guiden'),
    onward: sectionOf(text, 'ovelser'),
  };
}

export default function Poses({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, review, groups, saved, choice, status, guide, onward } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={`#${choiceId}`}>Finn en stilling</ButtonLink>
        <SaveButton title={page.title} pages={saved} />
      </Hero>
      <div className={styles.filter}>
        <FoldedFilters id={choiceId} label="Velg ut stillinger" isOpen={isFiltered(choice)}>
          <FilterForm action={`${paths.poses}#${choiceId}`} groups={poseFilters} choice={choice} status={status} />
        </FoldedFilters>
      </div>
      {groups.map((group, index) => (
        <Section
          key={group.id}
          id={group.id}
          heading={group.section.heading}
          intro={group.section.html && <Prose html={group.section.html} />}
          tone={index % 2 === 0 ? 'tinted' : 'paper'}
        >
          {group.poses.length === 0 ? (
            <p>Her passer ingen av stillingene med det du har valgt.</p>
          ) : (
            <PoseGrid
              poses={group.poses}
              headroom={group.headroom}
              foot={({ id, name, holdSeconds, advice }) => (
                <>
                  {advice && <p>{advice}</p>}
                  <PoseTick name={name} choice={written({ id, amount: holdSeconds })} />
                </>
              )}
            />
          )}
        </Section>
      ))}
      <Section id={guide.id} heading={guide.heading} layout="split" intro={<Prose html={guide.html} />}>
        <Callout kind="info">
          <TermList items={guide.items} />
        </Callout>
      </Section>
      <Section id={onward.id} heading={onward.heading} layout="split" intro={<Prose html={onward.html} />} isOnward>
        <ButtonLink href={paths.exercises} variant="quiet">
          Se øvelsene
        </ButtonLink>
      </Section>
      {review && <TextReview {...review} />}
      <PoseChooser />
    </>
  );
}
