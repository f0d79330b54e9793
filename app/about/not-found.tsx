import { data } from 'react-router';
import { pageText } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { NotFoundScreen, notFoundPage } from '#app/site/index.ts';
import type { Route } from './+types/not-found';

export function loader() {
  const { heading, lead, sections } = pageText('not-found');
  const links = sections.flatMap(({ items }) =>
    items.map(({ title, href }) => ({ name: title, path: href ?? paths.home })),
  );
  return data({ page: notFoundPage(heading, paths.notFound), heading, lead, links }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, links } = loaderData;
  return <NotFoundScreen page={page} heading={heading} text={lead} links={links} />;
}
