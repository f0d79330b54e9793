import { createClient } from '@supabase/supabase-js';
import { useLoaderData } from 'react-router';
import city from '../shared/city.json';
import classes from '../shared/classes.json';
import { Head } from './head.jsx';
import { Markup, Page } from './page.jsx';
import { StudioGrid } from './studio-card.jsx';

const backend = createClient(import.meta.env.VITE_BACKEND_URL, 'public-key');

export async function loader({ params }) {
  const { data, error } = await backend.from('studios').select('*').eq('location', params.location);
  if (error) throw error;
  return data;
}

export function Component() {
  const studios = useLoaderData();
  return (
    <Page tone={city.tone}>
      <Head page={city} />
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
