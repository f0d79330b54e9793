/** What people write, and the words under which the site has it. */
export interface Synonym {
  /** Looked for as well, or instead where several words were said. */
  readonly means: string;
  /** Any of these, in any inflection, with a comma between; small words such as «i» and «ikke» do not count. */
  readonly said: string;
}

/**
 * One line a need. Typing errors need none: the search forgives them. Words of pain and illness stand in
 * `app/search/care-topics.ts` alone: a synonym would lead them to a pose.
 */
export const synonyms: readonly Synonym[] = [
  // Sleep
  {
    means: 'søvn',
    said: 'får ikke sove, sove bedre, sove, sovne, innsovning, søvnløs, insomni, ligger våken, våken om natten, sengetid, trøtt om kvelden, sengen, leggetid',
  },
  { means: 'søvn senga', said: 'kveldsyoga, kveldsrutine, om kvelden' },

  // Stress and unrest
  { means: 'stress', said: 'stressmestring, stresshåndtering, stressreduksjon' },
  {
    means: 'stress stressmestring',
    said: 'stress på jobb, stresset på jobben, jobbstress, arbeidsstress, travel hverdag, travelt, tidspress, press på jobben, utbrent, utmattet, overveldet',
  },
  {
    means: 'stress',
    said: 'angst, uro, urolig, rastløs, bekymret, bekymringer, tankekjør, grubling, kverner, nervøs',
  },
  {
    means: 'avspenning ro',
    said: 'slappe av, avslapning, avslapping, avslappet, avstressing, koble av, koble ut, senke skuldrene, roe ned, rolig, relax, relaxation',
  },
  { means: 'energi', said: 'sliten, trøtt, utslitt, våkne, oppkvikkende, overskudd' },
  { means: 'morgen morgenyoga', said: 'stå opp, starte dagen, morgenrutine, god morgen, tidlig på dagen' },
  { means: '5-minutters pusteøvelse', said: 'ta en pause, kort pause, fem minutter, 5 min, 5 minutter, rask' },

  // The body
  { means: 'rygg', said: 'korsrygg, ryggrad, ryggsøyle' },
  {
    means: 'rygg hoftebøyere',
    said: 'holdning, sitter mye, kontorarbeid, kontorrygg, stillesittende, kontor, skrivebord',
  },
  { means: 'nakke skuldre', said: 'nakke' },
  { means: 'skuldre', said: 'skulderblad, skulderparti, aksler' },
  { means: 'hofter lysker', said: 'hofte, hofteåpner, bekken, lyske, piriformis' },
  { means: 'bakside lår', said: 'hamstring, hamstrings, baklår' },
  { means: 'setemuskler', said: 'rumpe, rumpa, sete, setet' },
  { means: 'kjernemuskulatur mage', said: 'kjerne, kjernemuskler, core, magemuskler, sixpack, mage' },
  { means: 'bryst', said: 'brystkasse, brystmuskler, åpne brystet' },
  { means: 'armer håndledd', said: 'hender, underarmer' },
  {
    means: 'strekk stretch',
    said: 'strekke, tøye, tøying, uttøying, stretching, stretche, smidig, bevegelighet, myke opp',
  },
  { means: 'styrke sterk', said: 'sterk, sterkere, muskler, svette, hard' },
  { means: 'balanse', said: 'balansere, stå på ett bein' },
  { means: 'hodestående skulderstående delfinen', said: 'omvendt, opp ned, inversjon' },
  { means: 'broen hjulet kamelen kobraen buen', said: 'bakoverbøy, bakoverbøyning, backbend' },
  { means: 'foroverbøyning', said: 'foroverbøy, fremoverbøyning' },

  // Beginnings and ways to practise
  {
    means: 'nybegynner nybegynnere',
    said: 'begynner, fersk, første gang, uten erfaring, aldri prøvd, starte, begynne, komme i gang, beginner, beginners',
  },
  { means: 'yogaklasser', said: 'yogatime, yogaøkt, yogaprogram, yogavideo, time, økt' },
  { means: 'hjemme', said: 'hjemmeyoga, i stua, hjemmefra' },
  { means: 'utstyr hjemme', said: 'utstyr, yogamatte, matte, kloss, bolster' },
  { means: 'pusteøvelse pust', said: 'pust, puste, pusteteknikk, åndedrett, pranayama, breathing, breathwork' },
  { means: 'kroppsskanning', said: 'bodyscan, body scan, kroppsscan, kroppsscanning, kroppsskann' },
  { means: 'mindfulness', said: 'mindfulness, oppmerksomt nærvær, oppmerksomhetstrening, tilstedeværelse, mindful' },
  { means: 'metta vennlighet', said: 'metta, loving kindness, kjærlig vennlighet, selvmedfølelse, compassion' },
  { means: 'transcendental', said: 'tm, mantra, mantrameditasjon' },
  { means: 'zenmeditasjon', said: 'zazen, zen buddhisme' },
  { means: 'yin yinyoga', said: 'yin, restorativ, restorative, gjenopprettende, yin yang' },
  { means: 'strong styrke', said: 'power yoga, poweryoga, kraftyoga' },
  { means: 'flow flyt vinyasa', said: 'flow, flyt, flytende, dynamisk, solhilsen' },
  { means: 'guidet', said: 'lydfil, stemme, veiledet, veiledning, guided meditation' },

  // Poses by other names
  { means: 'nedadvendt hund', said: 'nedadgående hund, hunden, downward dog, downward facing dog, down dog, downdog' },
  { means: 'oppadvendt hund', said: 'oppadgående hund, upward dog, upward facing dog, updog' },
  { means: 'barnets', said: 'child pose, childs pose, barnet, barnestilling' },
  { means: 'krigeren virabhadrasana', said: 'warrior, warrior pose, kriger, virabhadrasana' },
  { means: 'treet vrksasana', said: 'tree pose, tree' },
  { means: 'fjellet', said: 'mountain pose, mountain' },
  { means: 'hvilestilling savasana', said: 'corpse pose, liket, dødmannsstilling, avslutningsstilling, shavasana' },
  { means: 'broen', said: 'bridge pose, bridge, bekkenløft, bru, bro' },
  { means: 'hofter', said: 'pigeon, pigeon pose, duen' },
  { means: 'stolen', said: 'chair pose, chair' },
  { means: 'trekanten', said: 'triangle, triangle pose' },
  { means: 'hodestående', said: 'headstand, stå på hodet, stå på hode' },
  { means: 'skulderstående', said: 'shoulderstand, shoulder stand, lyset' },
  { means: 'kamelen', said: 'camel' },
  { means: 'kobraen', said: 'cobra, slangen, slange' },
  { means: 'sommerfuglen', said: 'butterfly, skomakeren' },
  { means: 'ørnen', said: 'eagle' },
  { means: 'beina langs veggen', said: 'legs up the wall, beina på veggen, bena mot veggen' },
  { means: 'båten', said: 'boat pose, boat' },
  { means: 'skredderstilling', said: 'lotus, lotusstilling, korslagte bein, sitte i kors' },
  { means: 'foroverbøyning', said: 'seated forward fold, forward fold' },

  // Finding one's way
  { means: 'yogastudioer', said: 'yogasenter, yogaskole, yogastudio, studio, i nærheten, nær meg, kurs, timeplan' },
  { means: 'kontakt', said: 'ringe, epost, e-post, adresse, spørsmål, ta kontakt, support' },
  { means: 'personvern', said: 'gdpr, cookies, informasjonskapsler, persondata' },
  { means: 'tilgjengelighet', said: 'universell utforming, skjermleser, wcag' },
];
