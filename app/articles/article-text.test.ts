import { expect, test } from 'vitest';
import { articleKind, articles, articleTopic, posesWith, sessionOn } from '#app/.server/library.ts';

const wordsAMinute = 200;
const fewestOwnWords = 700;

test('an article has enough text of its own to be worth opening', () => {
  const short = articles.filter(({ content }) => wordsIn(textOf(content)) < fewestOwnWords);
  expect(short.map(({ slug }) => slug)).toEqual([]);
});

test('the reading time of an article is its words, its topic and its kind included', () => {
  const wrong = articles.flatMap((article) => {
    const minutes = Math.round(wordsIn(paragraphsOf(article).join(' ')) / wordsAMinute);
    return article.readTime === `${minutes} min` ? [] : [`${article.slug}: ${minutes} min`];
  });
  expect(wrong).toEqual([]);
});

test('no two articles share a paragraph', () => {
  const paragraphs = articles.flatMap((article) => [...new Set(paragraphsOf(article))]);
  const shared = paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) < index);
  expect(shared).toEqual([]);
});

test('every article shows three poses that there are', () => {
  const shown = articles.map((article) => posesWith(article).length);
  expect(shown).toEqual(articles.map(() => 3));
  const [article] = articles;
  expect(() => article && posesWith({ ...article, poses: ['finnes-ikke'] })).toThrow('the pose finnes-ikke');
});

test('every topic leads to a session that there is', () => {
  const lost = articles.filter((article) => sessionOn(articleTopic(article)).slug !== articleTopic(article).session);
  expect(lost.map(({ slug }) => slug)).toEqual([]);
  expect(() => sessionOn({ topic: 'yoga', session: 'finnes-ikke' })).toThrow('the session of yoga');
});

/** All that the page of an article says below its heading, in the order of the page. */
function paragraphsOf(article: (typeof articles)[number]): readonly string[] {
  const topic = articleTopic(article);
  const kind = articleKind(article);
  const tips = [...topic.beginnerTips, ...topic.habitTips].map(({ title, text }) => `${title}. ${text}`);
  return [
    ...article.content.split(/(?<=<\/(?:p|h2|li)>)/u).map(textOf),
    article.opening ?? kind.opening,
    ...topic.what,
    ...topic.why,
    topic.fact,
    ...topic.benefits,
    article.advice ?? kind.advice,
    ...tips,
    ...topic.summary,
    article.closing ?? kind.closing,
  ].filter((paragraph) => paragraph !== '');
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/gu, ' ').trim();
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
