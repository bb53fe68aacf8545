/** The demo paper's videos: short films drawn for it (demo/films, made by build/films) and three open films of the Blender Foundation. */
export type DemoVideo = {
  /** Latin words with dashes, no number at the end. */
  slug: string;
  title: string;
  deck: string;
  kind: 'watch' | 'short';
  /** The slug of a category of the demo paper. */
  category: string;
  /** Published so long before the paper is laid out. */
  hoursAgo: number;
  seconds: number;
  /** Our own film: its files' name in demo/films, and whether it has a master playlist (two qualities) and a WebM beside the MP4. */
  film?: { name: string; master: boolean; webm: boolean };
  /** A YouTube id. */
  youtube?: string;
  /** What is said and shown. */
  transcript?: string;
};

export const demoVideos: readonly DemoVideo[] = [
  {
    slug: 'uttarayan-pahela-dhabe-jamyo-rang',
    title: 'ઉત્તરાયણ પહેલાં ધાબે જામ્યો રંગ: પતંગ, દોરી અને ઊંધિયું',
    deck: 'પવન ઊપડતાં જ પોળોનાં ધાબાં ભરાઈ ગયાં. આંગણામાં ઊંધિયાનાં માટલાં મુકાયાં અને આકાશમાં પેચ લાગ્યા.',
    kind: 'watch',
    category: 'festivals',
    hoursAgo: 1,
    seconds: 12,
    film: { name: 'uttarayan', master: true, webm: true },
    transcript:
      'પવન ઊપડ્યો ને આકાશ પતંગોથી ભરાઈ ગયું. ધાબાં નીચે આંગણામાં ઊંધિયાનાં માટલાં મુકાયાં. સાંજ સુધી ગૂંજશે એક જ સાદ: કાપ્યો છે! ફિલ્મમાં ધાબે પતંગ ચગાવતાં બાળકો, ઊંધિયાનું માટલું અને રંગીન પતંગો દેખાય છે; સાથે ઢોલનો ધીમો તાલ સંભળાય છે.',
  },
  {
    slug: 'pahela-varsade-shaher-bhinjayu',
    title: 'પહેલા વરસાદે શહેર ભીંજાયું, ઉકળાટથી રાહત',
    deck: 'બપોર પછી વાદળ ઘેરાયાં અને ધીમી ધારે વરસાદ શરૂ થયો. રસ્તે છત્રીઓ ખૂલી, ખાબોચિયામાં કાગળની હોડી તરી.',
    kind: 'watch',
    category: 'gujarat',
    hoursAgo: 4,
    seconds: 12,
    film: { name: 'city-rain', master: false, webm: false },
    transcript:
      'બપોર પછી વાદળ ઘેરાયાં અને ધીમી ધારે વરસાદ શરૂ થયો. બાળકોએ ખાબોચિયામાં કાગળની હોડી તરતી મૂકી. ઉકળાટથી અકળાયેલા લોકોને ઠંડક મળી. ફિલ્મમાં લાલ છત્રી નીચે ચાલતાં મા-દીકરો, વીજળીનો ઝબકારો અને વરસાદ દેખાય છે; સાથે વરસાદનો અવાજ સંભળાય છે.',
  },
  {
    slug: 'big-buck-bunny-open-animation-film',
    title: 'બિગ બક બની: ભલા સસલાની રમૂજી ઍનિમેશન ફિલ્મ',
    deck: 'બ્લેન્ડર ફાઉન્ડેશનની મુક્ત લાઇસન્સવાળી ટૂંકી ફિલ્મ. જંગલના તોફાની જીવોને પાઠ ભણાવતા કદાવર સસલાની વાત.',
    kind: 'watch',
    category: 'cinema',
    hoursAgo: 52,
    seconds: 635,
    youtube: 'aqz-KE-bpKQ',
  },
  {
    slug: 'sintel-open-animation-film',
    title: 'સિન્ટેલ: ખોવાયેલા ડ્રૅગનની શોધે નીકળેલી કન્યા',
    deck: 'બ્લેન્ડર ફાઉન્ડેશનની મુક્ત લાઇસન્સવાળી ઍનિમેશન ફિલ્મ. નાનકડા ડ્રૅગન સાથેની દોસ્તી અને તેને પાછો મેળવવાની કઠિન સફર.',
    kind: 'watch',
    category: 'cinema',
    hoursAgo: 118,
    seconds: 888,
    youtube: 'eRsGyueVLvQ',
  },
  {
    slug: 'tears-of-steel-open-film',
    title: 'ટિયર્સ ઑફ સ્ટીલ: ભવિષ્યના શહેરમાં રોબૉટ સામે જંગ',
    deck: 'બ્લેન્ડર ફાઉન્ડેશનની મુક્ત લાઇસન્સવાળી વિજ્ઞાન-કથા. કલાકારોના અભિનય સાથે કમ્પ્યૂટરથી રચેલાં દૃશ્યોનો મેળ.',
    kind: 'watch',
    category: 'cinema',
    hoursAgo: 176,
    seconds: 734,
    youtube: 'R6MlUcmOul8',
  },
  {
    slug: 'chakde-chadi-mati-utaryu-matlu',
    title: 'ચાકડે ચડી માટી, ઊતર્યું માટલું',
    deck: 'કુંભારની આંગળીઓના ઇશારે ઘાટ લેતી માટી.',
    kind: 'short',
    category: 'culture',
    hoursAgo: 2,
    seconds: 11,
    film: { name: 'potter', master: false, webm: true },
    transcript:
      'ચાકડો ફરે અને આંગળીઓ ઘાટ આપે. પલળેલી માટી થોડી જ વારમાં માટલું બને છે. આજેય ઉનાળાનું ટાઢું પાણી માટલાનું જ. ફિલ્મમાં ચાકડે માટલું ઘડતા કુંભાર દેખાય છે; સાથે તાનપૂરાનો સૂર સંભળાય છે.',
  },
  {
    slug: 'larini-cha-vatoni-mehfil',
    title: 'લારીની ચા, વાતોની મહેફિલ',
    deck: 'આદું-ફુદીનાની ચા અને રાતની ઠંડકમાં જામતી બેઠક.',
    kind: 'short',
    category: 'food',
    hoursAgo: 9,
    seconds: 10,
    film: { name: 'tea-stall', master: false, webm: false },
    transcript:
      'આદું, ફુદીનો અને એલચી; ચા ઊકળે ધીમા તાપે. અડધી ચામાં આખા ગામની વાતો. રાત પડે ને લારીએ ફરી ભીડ જામે. ફિલ્મમાં ઊકળતી કીટલી અને ઊંચેથી ચા રેડતા લારીવાળા દેખાય છે; સાથે રાતનાં તમરાંનો અવાજ સંભળાય છે.',
  },
];
