import type {
  ArticleLeaf,
  ExerciseGymLeaf,
  ExercisePlanLeaf,
  FAQPageLeaf,
  HowToLeaf,
  MergeLeafTypes,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  VideoObjectLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { embedLink } from '#app/meditation/video.ts';
import { paths } from '#app/paths.ts';
import type { DayHours } from '#app/studios/rules/opening-hours.ts';
import type { PostalAddress } from '#app/studios/rules/postal-address.ts';
import type { Studio } from '#app/studios/rules/studio.ts';
import type { Article, Meditation, PageText, Pose, YogaClass } from '#content';
import { absolute } from './meta.ts';
import type { SiteSettings } from './settings.ts';

// schema.org items, typed by its vocabulary. Nothing stands in them that the page does not show.

type Site = Pick<SiteSettings, 'name' | 'url' | 'social'>;

/** The site with its search, and who stands behind it. */
export function siteData(site: Site): readonly [WebSiteLeaf, OrganizationLeaf] {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.search, site.url)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@type': 'WebSite',
      name: site.name,
      url: absolute(paths.home, site.url),
      inLanguage: 'nb',
      potentialAction: search,
    },
    { ...organization(site), sameAs: Object.values(site.social) },
  ];
}

export function articleData(
  article: Pick<Article, 'title' | 'description'>,
  published: string,
  image: string | undefined,
  site: Site,
): ArticleLeaf {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: published,
    inLanguage: 'nb',
    ...(image && { image: absolute(image, site.url) }),
    author: organization(site),
    publisher: organization(site),
  };
}

/** `minutes` is the length of the class. */
export function classData(
  yogaClass: Pick<YogaClass, 'title' | 'description' | 'category'>,
  minutes: number,
  level: string,
): ExercisePlanLeaf {
  return {
    '@type': 'ExercisePlan',
    name: yogaClass.title,
    description: yogaClass.description,
    activityDuration: `PT${minutes}M`,
    exerciseType: yogaClass.category,
    intensity: level,
    inLanguage: 'nb',
  };
}

export function poseData(
  pose: Pick<Pose, 'name' | 'sanskritName' | 'description' | 'steps'>,
  level: string,
): MergeLeafTypes<[HowToLeaf, ExercisePlanLeaf]> {
  return {
    '@type': ['HowTo', 'ExercisePlan'],
    name: pose.name,
    alternateName: pose.sanskritName,
    description: pose.description,
    intensity: level,
    inLanguage: 'nb',
    step: pose.steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}

/** Without ratings, which belong to the map services they come from, and with hours only where they are known by weekday. */
export function studioData(studio: Studio, address: PostalAddress | null): ExerciseGymLeaf {
  return {
    '@type': 'ExerciseGym',
    name: studio.name,
    ...(address && { address: { '@type': 'PostalAddress', ...address } }),
    ...(studio.phone && { telephone: studio.phone.text }),
    ...(studio.website && { url: studio.website.href }),
    ...(studio.openingHours.kind === 'weekly' && {
      openingHoursSpecification: studio.openingHours.days.flatMap(daySpecification),
    }),
  };
}

/** `FAQPage` of the questions that the sections show; empty where they show none. */
export function faqData(sections: PageText['sections']): readonly FAQPageLeaf[] {
  const questions = sections.filter((section) => section.layout === 'faq').flatMap((section) => section.items);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map((question) => ({
        '@type': 'Question',
        name: question.title,
        acceptedAnswer: { '@type': 'Answer', text: question.text },
      })),
    },
  ];
}

/** The owner's video of a meditation; empty as long as no watch link that can be embedded is mapped. */
export function videoData(
  meditation: Pick<Meditation, 'title' | 'description'>,
  watchLink: string | undefined,
  image: string | undefined,
  site: Site,
): readonly VideoObjectLeaf[] {
  const embedUrl = watchLink && embedLink(watchLink);
  if (!embedUrl) return [];
  return [
    {
      '@type': 'VideoObject',
      name: meditation.title,
      description: meditation.description,
      embedUrl,
      url: watchLink,
      inLanguage: 'nb',
      ...(image && { thumbnailUrl: absolute(image, site.url) }),
    },
  ];
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** One entry for each time that a studio opens on a day; none on a day it is closed or does not tell of. */
function daySpecification({ spans }: DayHours, index: number): readonly OpeningHoursSpecificationLeaf[] {
  return (spans ?? []).map(({ opensMinute, closesMinute }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: dayNames[index],
    opens: clock(opensMinute),
    closes: clock(closesMinute),
  }));
}

/** Minutes since midnight as schema.org writes them; past midnight begins anew. */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function organization(site: Site) {
  return {
    '@type': 'Organization',
    name: site.name,
    url: absolute(paths.home, site.url),
    logo: absolute('/icon-512.png', site.url),
  } as const satisfies OrganizationLeaf;
}
