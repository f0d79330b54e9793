import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteDefaults } from './settings.ts';
import { SiteFooter } from './site-footer.tsx';

const footer = (site: Parameters<typeof SiteFooter>[0]['site']) =>
  renderToStaticMarkup(<SiteFooter site={site} year={2026} settings={null} />);

it('has the name of the site wherever it names itself', () => {
  const html = footer({ ...siteDefaults, name: 'Roligrom' });
  expect(html.match(/Roligrom/gu)?.length).toBeGreaterThanOrEqual(3);
  expect(html).not.toContain(siteDefaults.name);
});

it('links to no network that the owner is not on', () => {
  const html = footer({ ...siteDefaults, social: { facebook: 'https://www.facebook.com/roligrom' } });
  expect(html).toContain('https://www.facebook.com/roligrom');
  expect(html).not.toMatch(/yelp|linkedin|instagram/iu);
});
