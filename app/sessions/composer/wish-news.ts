import { conditionNames } from '#app/conditions/index.ts';
import { calmNeeds } from './hearts.ts';
import type { Need } from './knowledge.ts';
import type { NearestComposition } from './nearest.ts';
import type { Wish } from './wish.ts';
import { forNeed, needNames, placeNames } from './wish-words.ts';

const conditionList = new Intl.ListFormat('nb');

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
    news.push(`Veien ned på matta er lang for så få minutter ${withWhat(wish)}. Økten er derfor på stol.`);
  if (unmet.includes('need'))
    news.push(
      `Vi har for lite for ${needNames[wish.need].toLowerCase()} på stedet «${place}». Økten er for hele kroppen.`,
    );
  if (unmet.includes('served'))
    news.push(
      `Vi har for få ${exercisesFor(met.need)} som passer ${withWhat(met)}. Det meste av økten er derfor noe annet.`,
    );
  if (unmet.includes('level'))
    news.push('Det meste som krever mer, passer ikke med det andre du har valgt. Økten er roligere enn «krevende».');
  if (wish.level === 'krevende' && calmNeeds.includes(met.need))
    news.push(`En økt ${forCalm(met.need)} er rolig også på nivået «krevende».`);
  if (met.need === 'energi' && met.place === 'seng')
    news.push('En økt for energi er rolig når den er i sengen. På stol eller matte får du mer.');
  if (unmet.includes('without')) news.push('Med alt du ville utelate, ble det ingen økt. Noe av det er med likevel.');
  if (unmet.includes('minutes'))
    news.push(`Det ble ingen god økt på ${wish.minutes} minutter. Den nærmeste er på ${met.minutes}.`);
  return news;
}

const exerciseNames: Readonly<Partial<Record<Need, string>>> = {
  ro: 'rolige øvelser',
  energi: 'øvelser som gir energi',
  styrke: 'styrkeøvelser',
};

function exercisesFor(need: Need): string {
  return exerciseNames[need] ?? `øvelser ${forNeed[need]}`;
}

function forCalm(need: Need): string {
  return need === 'ro' ? 'for å finne ro' : forNeed[need];
}

/** What it has to fit: the conditions by name, which are what leaves so little. */
function withWhat({ conditions }: Wish): string {
  const names = conditions.map((id) => conditionNames[id].name.toLowerCase());
  return names.length === 0 ? 'med det andre du har valgt' : `med ${conditionList.format(names)}`;
}

function quoted(value: string): string {
  return `«${value}»`;
}
