import { expect, test } from 'vitest';
import { lacksSide, toldBy, unseenErrors } from '#app/sessions/script/eyes-closed.ts';
import { allExercises, allPoses, posesByWords } from '#content';
import { type BodyPart, bodyParts } from './pose-directions.ts';

const told = Object.entries(posesByWords.directions);

/** What a direction of each part is about: one of these stands in it. */
const names: Readonly<Record<BodyPart, RegExp>> = {
  feet: /fot|føtt|tær|tåen|hæl|ankl/iu,
  legs: /bein|kne|knær|lår|legg/iu,
  trunk: /hoft|ribbein|navle|bryst|overkropp|rygg|mage|skuld|midje|bekken|sete/iu,
  arms: /arm|hånd|hend|albue|skuld|fingr/iu,
  head: /hode|øre|hake|isse|nese|nakke|panna|hals/iu,
};

/** What a hand, the floor or the other half of the body can confirm. */
const checkable =
  /(?<!\p{L})(?:rett|strak|bøyd|løft|lang|like|mot|over|under|foran|bak|mellom|ved|inntil|inn|ned|opp|fram|ut|i gulvet|på|rundt|linje|vannrett|lav|myk|lett|tung|krysset|flettet|trukket|vridd|rundet|hoftebredde|skulderbredde|presser|støtter|stille|peker|nær|rører|høyest|til høyre|loddrett|på siden|fritt?|skyver|henger|står|faller|hviler|lener|dreier|tipper|høyde|fra hverandre)/iu;

function isVague(part: BodyPart, line: string): boolean {
  return !names[part].test(line) || !checkable.test(line);
}

test('every pose has its directions, and they belong to a pose or an exercise', () => {
  const ids = told.map(([id]) => id);
  expect(allPoses.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  const known = [...allPoses, ...allExercises].map(({ id }) => id as string);
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
});

test('each direction names its part of the body and what can be checked', () => {
  const vague = told.flatMap(([id, pose]) =>
    bodyParts.flatMap((part) =>
      pose[part].filter((line) => isVague(part, line)).map((line) => `${id} ${part}: ${line}`),
    ),
  );
  expect(vague).toEqual([]);
  expect(isVague('feet', 'Føttene har det godt.')).toBe(true);
  expect(isVague('feet', 'Armene er strake.')).toBe(true);
});

test('a listener can follow each of them', () => {
  const lost = told.flatMap(([id, { headFirst = '', weight, right, ...parts }]) =>
    [headFirst, weight, right, ...Object.values(parts).flat()]
      .filter((line) => unseenErrors(line).length > 0 || lacksSide(line))
      .map((line) => `${id}: ${line}`),
  );
  expect(lost).toEqual([]);
  expect(told.filter(([, { weight }]) => !toldBy(weight).has('weight')).map(([id]) => id)).toEqual([]);
});
