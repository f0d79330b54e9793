/** Words that say nothing about what is looked for; folded. */
export const stopWords: ReadonlySet<string> = words(`
  a alle alt altsa an and andre at av bare ble bli blir bor da de deg dem den denne der dere deres det dette din dine
  disse ditt du eg ei eksempel ein eit ell eller en enn er et etter for fordi fra fram fa far fatt ga gang gi gir gjor
  gjore gjorde gjort god godt gode gar ha hadde han hans har hei hele helst helt henne her hun hva hvem hver hvilke hvilken
  hvilket hvis hvor hvordan hvorfor i ikke in ikkje ingen inn ja jeg kan kanskje kom korleis kunne la litt ma man mange
  med meg meget men mer mest mi min mine mitt mot na nar nei ned noe noen ny nye nok og ogsa om opp oss over pa
  please sa sann se seg selv si sin sine sitt skal skulle slik som til tar te the the to trenger under ut uten vare
  ved vei vi veldig vil vill ville vart ver vere vert when where er
`);

/**
 * Words that half the site could be found by. Beside a word that says more they only help to rank, and as the second
 * half of a compound they are known whatever stands before them: `rygg` + `øvelser`, `ashtanga` + `yoga`. Folded.
 */
export const genericWords: ReadonlySet<string> = words(`
  mye yoga yogaen yogas ovelse ovelsen ovelser ovelsene ovinger trening trene trener treningen tips rad hjelp hjelpe hjelper
  hjelpen program programmer video videoer gratis online norsk norske beste best bra enkel enkle enkelt lett guide info
  vondt vond vonde smerte smerter smertene plager plage problem problemer problemene stiv stive stivt stivhet stram
  stramme stramhet lindre slippe tid time timer kurs okt okter stilling stillinger stillingen stillingene asana asanas
  yogastudio yogastudioer yogastudioet yogastudioene yogasenter yogaskole studio studioer studioet studioene
  positur posituren pose poser poses klasse klasser klassen klassene rutine rutiner praksis metode metoder
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}
