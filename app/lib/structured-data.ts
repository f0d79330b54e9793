import type { PageText } from '#content';

type StructuredData = Readonly<Record<string, unknown>>;

/** `FAQPage` of the questions that the sections show; empty where they show none. */
export function faqPage(sections: PageText['sections']): readonly StructuredData[] {
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
