/** Made-up studios, the same ones each time: a fifth in Oslo, the others spread over thirty towns. */
export function* studioRows(count: number): Generator<Record<string, string | number>> {
  for (let index = 0; index < count; index += 1) {
    const city = index % 5 === 0 ? 'Oslo' : (towns[index % towns.length] ?? 'Oslo');
    yield {
      place_id: `bench-${index}`,
      name: `${first[index % first.length]} ${second[Math.floor(index / 7) % second.length]} ${index}`,
      address: `Prøvegata ${index % 200}, ${String(1000 + (index % 8000)).padStart(4, '0')} ${city}, Norge`,
      description: `Studio nummer ${index} har små grupper, rolig musikk og gode matter. `.repeat(4).trim(),
      categories: `Yogastudio, ${styles[index % styles.length]}, ${styles[(index + 3) % styles.length]}`,
      workday_timing: hours[index % hours.length] ?? '',
      review_keywords: 'rolig, små grupper, god veiledning',
      rating: 3 + (index % 21) / 10,
      reviews: (index * 37) % 400,
      phone: `+47 22 ${String(index % 100).padStart(2, '0')} 33 44`,
      website: `https://studio-${index}.example.no/`,
      main_category: 'Yogastudio',
    };
  }
}

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
