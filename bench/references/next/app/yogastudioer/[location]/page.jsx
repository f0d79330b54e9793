import { studiosWhere } from '../../../parts/backend.js';
import { metadataOf, StructuredData } from '../../../parts/head.jsx';
import { Markup, Page } from '../../../parts/page.jsx';
import { city, classes } from '../../../parts/shared.js';
import { StudioGrid } from '../../../parts/studio-card.jsx';

/** Kept, and made anew in the background when it is asked for after this time: as often as the site looks for changes. */
export const revalidate = 60;

export function generateStaticParams() {
  return [{ location: 'oslo' }];
}

export const metadata = metadataOf(city);

export default async function CityPage({ params }) {
  const { location } = await params;
  const studios = await studiosWhere('location', location, { next: { revalidate } });
  return (
    <Page tone={city.tone}>
      <StructuredData data={city.data} />
      <Markup html={city.hero} />
      <section className={classes.section.section} data-layout="full" data-tone="paper" id="studioer">
        <div className={classes.section.inner}>
          <div className={classes.section.content}>
            <Markup html={city.beforeStudios} />
            <StudioGrid studios={studios} />
          </div>
        </div>
      </section>
      <Markup html={city.afterSection} />
    </Page>
  );
}
