import { wcagCriteria } from '#app/about/wcag-criteria.ts';
import { helpLines } from '#content';
import { codeTexts } from './code-texts.ts';
import { siteTexts } from './site-texts.ts';
import { rulesOfWords, textRules } from './text-rules.ts';

/** `npm run texts`: holds all texts of `content/`, and the words in the code, to the rules of docs/content.md. Ends with status 1 and a line for each error. */
const texts = siteTexts();
const words = codeTexts();
const errors = Object.entries(textRules).flatMap(([name, rule]) => {
  const read = rulesOfWords.has(name) ? [...texts, ...words] : texts;
  return rule(read).map((error) => `${name}: ${error}`);
});
for (const error of errors) console.error(error);

const unchecked = Object.values(helpLines.lines).filter(({ checked }) => checked === null);
if (unchecked.length > 0)
  console.warn(
    `warning: nobody has compared these numbers with their own pages yet (content/help-lines.yaml): ${unchecked.map(({ number }) => number).join(', ')}`,
  );

const aYearAgo = new Date();
aYearAgo.setFullYear(aYearAgo.getFullYear() - 1);
const old = wcagCriteria.filter(({ evidence }) => 'lookedAt' in evidence && new Date(evidence.lookedAt.on) < aYearAgo);
if (old.length > 0)
  console.warn(
    `warning: more than a year ago somebody last looked at these criteria (app/about/wcag-criteria.ts): ${old.map(({ number }) => number).join(', ')}`,
  );

if (errors.length > 0) process.exit(1);
