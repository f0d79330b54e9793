import { sectionOf } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSection, Hero } from '#app/site/index.ts';
import { ButtonLink, Prose, Section } from '#app/ui/index.ts';
import type { Route } from './+types/about';
import { Closing } from './closing.tsx';

export function loader() {
  const { sections, ...text } = textPage('about');
  const named = { heading: text.heading, sections };
  return {
    ...text,
    vision: sectionOf(named, 'visjon'),
    offer: sectionOf(named, 'tilbud'),
    values: sectionOf(named, 'verdier'),
    closing: sectionOf(named, 'avslutning'),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, vision, offer, values, closing } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={`#${offer.id}`}>Se hva du finner her</ButtonLink>
      </Hero>
      <Section id={vision.id} heading={vision.heading} layout="split" tone="tinted">
        <Prose html={vision.html} quoted />
      </Section>
      <GuideSection section={offer} picture={paths.picture('artikkel-2')} />
      <GuideSection section={values} tone="tinted" />
      <Closing section={closing} scene="meditation">
        <ButtonLink href={paths.session('5-minutters-pusteovelse')}>Pust i fem minutter</ButtonLink>
        <ButtonLink href={paths.contact} variant="quiet">
          Skriv til oss
        </ButtonLink>
      </Closing>
    </>
  );
}
