import { type ConditionId, conditionNames } from '#app/conditions/index.ts';
import { calmNeeds, opensHips } from './hearts.ts';
import type { Need } from './knowledge.ts';
import type { NearestComposition } from './nearest.ts';
import type { Wish } from './wish.ts';
import { atPlace, forNeed, needNames, placeNames } from './wish-words.ts';

const list = new Intl.ListFormat('nb');

/** What a visitor is told of a wish that was not met as it stood in the address; empty where it was. */
export function newsOfWish(
  { wish, unknown }: { readonly wish: Wish; readonly unknown: readonly string[] },
  composition: NearestComposition | null,
): string[] {
  const news =
    unknown.length > 0 ? [`Dette kjenner vi ikke, så vi så bort fra det: ${unknown.map(quoted).join(', ')}.`] : [];
  if (!composition) {
    return [...news, 'Med alt dette utelatt er det ikke nok igjen til en økt. Ta bort ett av kryssene og prøv igjen.'];
  }
  const { unmet, wish: met } = composition;
  const place = placeNames[wish.place].toLowerCase();
  if (unmet.includes('place'))
    news.push(
      `${upper(withWhat(wish))} tar det for lang tid å komme ned på matta og opp igjen. Økten er derfor på stol.`,
    );
  if (unmet.includes('need')) {
    const lacking = wish.conditions.length > 0 ? ` som passer ${withWhat(wish)},` : '';
    const instead = unmet.includes('served') ? 'har annet som passer' : 'er for hele kroppen';
    news.push(
      `Vi har ikke nok for ${needNames[wish.need].toLowerCase()}${lacking} på stedet «${place}». Økten ${instead}.`,
    );
  } else if (unmet.includes('served')) news.push(tooLittle(composition));
  if (unmet.includes('variety'))
    news.push(`Få øvelser som åpner hoftene, passer ${withWhat(met)}. Resten av økten er rolige øvelser.`);
  if (unmet.includes('level')) news.push(`Det meste som krever mer, ${whyNot(met)}. Økten er roligere enn «krevende».`);
  if (wish.level === 'krevende' && calmNeeds.includes(met.need))
    news.push(`En økt ${forCalm(met.need)} er rolig også på nivået «krevende».`);
  if (met.need === 'energi' && met.place === 'seng')
    news.push('En økt for energi er rolig når den er i sengen. På stol eller matte får du mer.');
  if (met.need === 'styrke' && met.conditions.includes('beinskjorhet'))
    news.push('Med beinskjørhet er styrken skånsom: støtte for hendene, korte runder og god hvile.');
  if (unmet.includes('without')) {
    const kept = composition.plan.filter(({ item }) => wish.items.includes(item.id)).map(({ item }) => item.name);
    const names = list.format(new Set(kept));
    news.push(
      `Med alt du ville utelate, ble det ingen økt. ${names ? `${names} er med` : 'Noe av det er med'} likevel.`,
    );
  }
  if (unmet.includes('minutes'))
    news.push(`Det ble ingen god økt på ${wish.minutes} minutter. Den nærmeste er på ${met.minutes}.`);
  return news;
}

const exerciseNames: Readonly<Partial<Record<Need, string>>> = {
  ro: 'rolige øvelser',
  energi: 'øvelser som gir energi',
  styrke: 'styrkeøvelser',
};

/** What a condition is called after «med», where its name is no noun. */
const nouns: Readonly<Partial<Record<ConditionId, string>>> = { gravid: 'graviditet', svimmel: 'svimmelhet' };

/** Of the whole body something is missing; of any other need there is too little. */
function tooLittle({ wish: met, plan }: NearestComposition): string {
  if (met.need === 'hofter' && !plan.some(({ item }) => opensHips(item)))
    return `Vi har ingen øvelse som åpner hoftene og passer ${withWhat(met)}. Økten beveger dem lett.`;
  if (met.need !== 'hele')
    return `Vi har for få ${exercisesFor(met.need)} som passer ${withWhat(met)}. Det meste av økten er derfor noe annet.`;
  return leavesOut(met)
    ? `Noe av det en økt for hele kroppen skal ha, passer ikke ${withWhat(met)}.`
    : 'Det ble ikke plass til alt en økt for hele kroppen skal ha.';
}

function exercisesFor(need: Need): string {
  return exerciseNames[need] ?? `øvelser ${forNeed[need]}`;
}

function forCalm(need: Need): string {
  return need === 'ro' ? 'for å finne ro' : forNeed[need];
}

/** Why what is demanding is left out; a chair alone is reason enough, and so are a few minutes. */
function whyNot(wish: Wish): string {
  if (wish.conditions.length > 0) return 'passer ikke med det andre du har valgt';
  if (wish.place !== 'matte') return `kan ikke gjøres ${atPlace[wish.place]}`;
  return leavesOut(wish) ? 'passer ikke med det andre du har valgt' : 'fikk ikke plass på tiden';
}

function leavesOut({ conditions, props, items }: Wish): boolean {
  return [conditions, props, items].some(({ length }) => length > 0);
}

/** What it has to fit: the conditions by name, which are what leaves so little. */
function withWhat({ conditions, place }: Wish): string {
  const names = conditions.map((id) => nouns[id] ?? conditionNames[id].name.toLowerCase());
  if (names.length > 0) return `med ${list.format(names)}`;
  return place === 'matte' ? 'med det andre du har valgt' : atPlace[place];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function quoted(value: string): string {
  return `«${value}»`;
}
