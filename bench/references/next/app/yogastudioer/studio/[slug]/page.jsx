import { notFound } from 'next/navigation';
import { studiosWhere } from '../../../../parts/backend.js';
import { Page } from '../../../../parts/page.jsx';
import { classes } from '../../../../parts/shared.js';
import { Rating, StudioImage } from '../../../../parts/studio-card.jsx';

/** Made on request, with the row as it is in the backend then. */
export default async function StudioPage({ params }) {
  const { slug } = await params;
  const [studio] = await studiosWhere('slug', slug, { cache: 'no-store' });
  if (!studio) notFound();
  return (
    <Page>
      <title>{`${studio.name} | Pusterom`}</title>
      <div className={classes.studio.opening}>
        <div>
          <h1>{studio.name}</h1>
          <p className={classes.studio.address}>{studio.address}</p>
        </div>
        <StudioImage image={studio.image} />
      </div>
      <div className={classes.studio.page}>
        <Contact studio={studio} />
        <div className={classes.studio.main}>
          <section>
            <h2>Om {studio.name}</h2>
            <p className={classes.studio.description}>{studio.description}</p>
          </section>
          <Tags heading="Yogastiler og klasser" tags={studio.styles} />
          <section>
            <h2>Åpningstider</h2>
            <Hours hours={studio.hours} />
          </section>
          <Tags heading="Hva folk sier" tags={studio.keywords} />
        </div>
      </div>
      <nav className={classes.studio.onward} aria-label="Gå videre">
        <ul role="list">
          <li>
            <a href={`/yogastudioer/${studio.location}`}>Flere studioer i {studio.city}</a>
          </li>
          <li>
            <a href="/yogastudioer">Alle yogastudioer</a>
          </li>
        </ul>
      </nav>
    </Page>
  );
}

function Contact({ studio: { category, phone, website, mapsLink, ...studio } }) {
  return (
    <aside className={classes.studio.side} aria-label="Kontakt og fakta">
      <Rating studio={studio} />
      <dl className={classes.facts.list}>
        {category && <Fact term="Kategori">{category}</Fact>}
        {phone && (
          <Fact term="Telefon">
            <a href={phone.href}>{phone.text}</a>
          </Fact>
        )}
        {website && (
          <Fact term="Nettsted">
            <a href={website.href}>{website.text}</a>
          </Fact>
        )}
      </dl>
      <a className={`${classes.button.button} ${classes.button.quiet}`} href={mapsLink} rel="noopener nofollow">
        Se på Google Maps
      </a>
    </aside>
  );
}

function Fact({ term, children }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tags({ heading, tags }) {
  if (tags.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul role="list" className={classes.studio.tags}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </section>
  );
}

function Hours({ hours }) {
  if (hours === null) return <p>Åpningstidene er ikke kjent. Ta kontakt med studioet.</p>;
  if (typeof hours === 'string') return <p>{hours}</p>;
  return (
    <table>
      <tbody>
        {hours.map(({ day, text }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
