/**
 * Made-up studios, the same ones each time: a fifth in Oslo, most of the others spread over thirty towns, and the rest
 * over ever more small places, as a directory of the whole country is. `textCharacters` makes each of them longer.
 */
export function* studioRows(count: number, textCharacters = 0): Generator<StudioRow> {
  const places = Math.min(Math.ceil(count / 40), maxPlaces);
  for (let index = 0; index < count; index += 1) {
    const city = cityOf(index, places);
    yield {
      place_id: `bench-${index}`,
      name: `${first[index % first.length]} ${second[Math.floor(index / 7) % second.length]} ${index}`,
      address: `Prøvegata ${index % 200}, ${String(1000 + (index % 8000)).padStart(4, '0')} ${city}, Norge`,
      description: `Studio nummer ${index} har små grupper, rolig musikk og gode matter. `
        .repeat(4)
        .padEnd(textCharacters, 'Ro og pust. ')
        .trim(),
      categories: `Yogastudio, ${styles[index % styles.length]}, ${styles[(index + 3) % styles.length]}`,
      workday_timing: hours[index % hours.length] ?? '',
      review_keywords: 'rolig, små grupper, god veiledning',
      rating: 3 + (index % 21) / 10,
      reviews: (index * 37) % 400,
      phone: `+47 22 ${String(index % 100).padStart(2, '0')} 33 44`,
      website: `https://studio-${index}.example.no/`,
      main_category: 'Yogastudio',
      position: JSON.stringify({
        latitude: 59.8 + ((index * 7919) % 3000) / 10_000,
        longitude: 10.5 + ((index * 104_729) % 5000) / 10_000,
        level: 'house',
      }),
    };
  }
}

type StudioRow = Record<string, string | number> & { name: string };

/** Norway has some 1,700 place names in its postal codes; not every one will have a studio. */
const maxPlaces = 800;

function cityOf(index: number, places: number): string {
  if (index % 5 === 0) return 'Oslo';
  const place = Math.floor(index / 5) % places;
  if (index % 5 === 1) return `Prøvebygd ${letters[place % letters.length]}${place}`;
  return towns[index % towns.length] ?? 'Oslo';
}

const letters = 'ABDEFGHIKLMNOPRSTUVYØÅ';
const first = ['Fjell', 'Ærfugl', 'Måne', 'Skog', 'Bølge', 'Nordlys', 'Tyttebær'];
const second = ['Yoga', 'Yogarom', 'Pust', 'Yogasal', 'Senter'];
const styles = ['Hathayoga', 'Yinyoga', 'Vinyasa', 'Ashtanga', 'Meditasjon', 'Pilatesstudio', 'Gravidyoga'];
const hours = [
  '09:00-21:00',
  'Mo-Fr 07:00-21:00; Sa 09:00-16:00',
  '{"Monday":"7 AM–8 PM","Tuesday":"7 AM–8 PM","Wednesday":"7 AM–8 PM","Sunday":"Closed"}',
  'Monday: 6:30 AM-9 PM | Tuesday: 6:30 AM-9 PM | Saturday: 10 AM-2 PM | Sunday: Closed',
  '',
];
const towns =
  'Bergen Trondheim Stavanger Tromsø Kristiansand Drammen Skien Bodø Hamar Halden Molde Arendal Harstad Larvik Horten Moss Asker Alta Gjøvik Lillehammer Ålesund Sandnes Sarpsborg Tønsberg Porsgrunn Haugesund Steinkjer Levanger Grimstad Kongsberg'.split(
    ' ',
  );
