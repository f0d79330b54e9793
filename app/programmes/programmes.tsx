import { textPage } from '#app/site/.server/index.ts';
import { GuidePage, GuideSection, places } from '#app/site/index.ts';
import type { Route } from './+types/programmes';
import programmeKind from './programme-kind.ts';

export function loader() {
  const { list, items } = programmeKind;
  return {
    ...textPage(list, { under: [places.sessions] }),
    items: items.map((programme) => ({
      title: programme.title,
      text: programme.description,
      figure: programme.figure,
      href: programmeKind.path(programme),
    })),
  };
}

export default function Programmes({ loaderData }: Route.ComponentProps) {
  const section = { id: 'programmer', heading: 'Velg program', text: '', html: '', layout: 'list' } as const;
  return (
    <GuidePage text={loaderData}>
      <GuideSection section={{ ...section, items: loaderData.items }} />
    </GuidePage>
  );
}
