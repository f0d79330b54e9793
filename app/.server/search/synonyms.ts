/** What people write, and the words under which the site has it. */
export interface Synonym {
  /** Any of these, in any inflection; small words such as «i» and «ikke» do not count. */
  readonly said: readonly string[];
  /** Looked for as well, or instead where several words were said. */
  readonly means: string;
}

/** One line a need. Typing errors need none: the search forgives them. */
export const synonyms: readonly Synonym[] = [
  // Sleep
  {
    said: [
      'får ikke sove',
      'sove bedre',
      'sove',
      'sovne',
      'innsovning',
      'søvnløs',
      'insomni',
      'ligger våken',
      'våken om natten',
      'sengetid',
      'trøtt om kvelden',
      'sengen',
      'leggetid',
    ],
    means: 'søvn',
  },
  { said: ['kveldsyoga', 'kveldsrutine', 'om kvelden'], means: 'søvn senga' },

  // Stress and unrest
  { said: ['stressmestring', 'stresshåndtering', 'stressreduksjon'], means: 'stress' },
  {
    said: [
      'stress på jobb',
      'stresset på jobben',
      'jobbstress',
      'arbeidsstress',
      'travel hverdag',
      'travelt',
      'tidspress',
      'press på jobben',
      'utbrent',
      'utmattet',
      'overveldet',
    ],
    means: 'stress stressmestring',
  },
  {
    said: [
      'angst',
      'uro',
      'urolig',
      'rastløs',
      'bekymret',
      'bekymringer',
      'tankekjør',
      'grubling',
      'kverner',
      'nervøs',
      'panikk',
    ],
    means: 'stress',
  },
  {
    said: [
      'slappe av',
      'avslapning',
      'avslapping',
      'avslappet',
      'avstressing',
      'koble av',
      'koble ut',
      'senke skuldrene',
      'roe ned',
      'rolig',
      'relax',
      'relaxation',
    ],
    means: 'avspenning ro',
  },
  { said: ['sliten', 'trøtt', 'utslitt', 'våkne', 'oppkvikkende', 'overskudd'], means: 'energi' },
  { said: ['stå opp', 'starte dagen', 'morgenrutine', 'god morgen', 'tidlig på dagen'], means: 'morgen morgenyoga' },
  {
    said: ['ta en pause', 'kort pause', 'fem minutter', '5 min', '5 minutter', 'rask'],
    means: '5-minutters pusteøvelse',
  },

  // The body
  { said: ['korsrygg', 'ryggrad', 'ryggsøyle', 'hekseskudd', 'prolaps', 'isjias', 'lumbago'], means: 'rygg' },
  {
    said: ['holdning', 'sitter mye', 'kontorarbeid', 'kontorrygg', 'stillesittende', 'kontor', 'skrivebord'],
    means: 'rygg hoftebøyere',
  },
  { said: ['nakke', 'stiv nakke', 'hodepine', 'spenningshodepine'], means: 'nakke skuldre' },
  { said: ['skulderblad', 'skulderparti', 'aksler'], means: 'skuldre' },
  { said: ['hofte', 'hofteåpner', 'bekken', 'lyske', 'piriformis'], means: 'hofter lysker' },
  { said: ['kne'], means: 'lår' },
  { said: ['hamstring', 'hamstrings', 'bakside lår', 'baklår'], means: 'bakside lår' },
  { said: ['rumpe', 'rumpa', 'sete', 'setet'], means: 'setemuskler' },
  { said: ['kjerne', 'kjernemuskler', 'core', 'magemuskler', 'sixpack', 'mage'], means: 'kjernemuskulatur mage' },
  { said: ['brystkasse', 'brystmuskler', 'åpne brystet'], means: 'bryst' },
  { said: ['håndledd', 'hender', 'underarmer'], means: 'armer håndledd' },
  {
    said: ['strekke', 'tøye', 'tøying', 'uttøying', 'stretching', 'stretche', 'smidig', 'bevegelighet', 'myke opp'],
    means: 'strekk stretch',
  },
  { said: ['styrke', 'sterk', 'sterkere', 'muskler', 'svette', 'hard'], means: 'styrke sterk' },
  { said: ['balanse', 'balansere', 'stå på ett bein'], means: 'balanse' },
  { said: ['omvendt', 'opp ned', 'inversjon'], means: 'hodestående skulderstående delfinen' },
  { said: ['bakoverbøy', 'bakoverbøyning', 'backbend'], means: 'broen hjulet kamelen kobraen buen' },
  { said: ['foroverbøy', 'fremoverbøyning'], means: 'foroverbøyning' },

  // Beginnings and ways to practise
  {
    said: [
      'begynner',
      'fersk',
      'første gang',
      'uten erfaring',
      'aldri prøvd',
      'starte',
      'begynne',
      'komme i gang',
      'beginner',
      'beginners',
    ],
    means: 'nybegynner nybegynnere',
  },
  { said: ['yogatime', 'yogaøkt', 'yogaprogram', 'yogavideo', 'time', 'økt'], means: 'yogaklasser' },
  { said: ['hjemmeyoga', 'i stua', 'hjemmefra'], means: 'hjemme' },
  { said: ['utstyr', 'yogamatte', 'matte', 'kloss', 'bolster'], means: 'utstyr hjemme' },
  {
    said: ['pust', 'puste', 'pusteteknikk', 'åndedrett', 'pranayama', 'breathing', 'breathwork'],
    means: 'pusteøvelse pust',
  },
  { said: ['bodyscan', 'body scan', 'kroppsscan', 'kroppsscanning', 'kroppsskann'], means: 'kroppsskanning' },
  {
    said: ['mindfulness', 'oppmerksomt nærvær', 'oppmerksomhetstrening', 'tilstedeværelse', 'mindful'],
    means: 'mindfulness',
  },
  {
    said: ['metta', 'loving kindness', 'kjærlig vennlighet', 'selvmedfølelse', 'compassion'],
    means: 'metta vennlighet',
  },
  { said: ['tm', 'mantra', 'mantrameditasjon'], means: 'transcendental' },
  { said: ['zazen', 'zen buddhisme'], means: 'zenmeditasjon' },
  { said: ['yin', 'restorativ', 'restorative', 'gjenopprettende', 'yin yang'], means: 'yin yinyoga' },
  { said: ['power yoga', 'poweryoga', 'kraftyoga'], means: 'strong styrke' },
  { said: ['flow', 'flyt', 'flytende', 'dynamisk', 'solhilsen'], means: 'flow flyt vinyasa' },
  { said: ['lydfil', 'stemme', 'veiledet', 'veiledning', 'guided meditation'], means: 'guidet' },

  // Poses by other names
  {
    said: ['nedadgående hund', 'hunden', 'downward dog', 'downward facing dog', 'down dog', 'downdog'],
    means: 'nedadvendt hund',
  },
  { said: ['oppadgående hund', 'upward dog', 'upward facing dog', 'updog'], means: 'oppadvendt hund' },
  { said: ['child pose', 'childs pose', 'barnet', 'barnestilling'], means: 'barnets' },
  { said: ['warrior', 'warrior pose', 'kriger', 'virabhadrasana'], means: 'krigeren virabhadrasana' },
  { said: ['tree pose', 'tree'], means: 'treet vrksasana' },
  { said: ['mountain pose', 'mountain'], means: 'fjellet' },
  {
    said: ['corpse pose', 'liket', 'dødmannsstilling', 'avslutningsstilling', 'shavasana'],
    means: 'hvilestilling savasana',
  },
  { said: ['bridge pose', 'bridge', 'bekkenløft', 'bru', 'bro'], means: 'broen' },
  { said: ['pigeon', 'pigeon pose', 'duen'], means: 'hofter' },
  { said: ['chair pose', 'chair'], means: 'stolen' },
  { said: ['triangle', 'triangle pose'], means: 'trekanten' },
  { said: ['headstand', 'stå på hodet', 'stå på hode'], means: 'hodestående' },
  { said: ['shoulderstand', 'shoulder stand', 'lyset'], means: 'skulderstående' },
  { said: ['camel'], means: 'kamelen' },
  { said: ['cobra', 'slangen', 'slange'], means: 'kobraen' },
  { said: ['butterfly', 'skomakeren'], means: 'sommerfuglen' },
  { said: ['eagle'], means: 'ørnen' },
  { said: ['legs up the wall', 'beina på veggen', 'bena mot veggen'], means: 'beina langs veggen' },
  { said: ['boat pose', 'boat'], means: 'båten' },
  { said: ['lotus', 'lotusstilling', 'korslagte bein', 'sitte i kors'], means: 'skredderstilling' },
  { said: ['seated forward fold', 'forward fold'], means: 'foroverbøyning' },

  // Finding one's way
  {
    said: ['yogasenter', 'yogaskole', 'yogastudio', 'studio', 'i nærheten', 'nær meg', 'kurs', 'timeplan'],
    means: 'yogastudioer',
  },
  { said: ['ringe', 'epost', 'e-post', 'adresse', 'spørsmål', 'ta kontakt', 'support'], means: 'kontakt' },
  { said: ['gdpr', 'cookies', 'informasjonskapsler', 'persondata'], means: 'personvern' },
  { said: ['universell utforming', 'skjermleser', 'wcag'], means: 'tilgjengelighet' },
];
