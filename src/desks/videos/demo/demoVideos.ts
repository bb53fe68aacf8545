/**
 * The demo paper's videos: short films drawn for it (demo/films, made by build/films) and three open films of the Blender Foundation.
 * A `slug` is Latin words with dashes and no number at the end, a `category` a slug of demoTopics.ts. A video was published `hoursAgo`
 * before the paper is laid out. A `film` names its files in demo/films, and says whether two qualities (a master playlist) and a WebM
 * stand beside the MP4; `youtube` is an id there. The `transcript` tells what is said and shown.
 */
export type DemoVideo = Record<'slug' | 'title' | 'deck' | 'category', string> & {
  kind: 'watch' | 'short';
  hoursAgo: number;
  seconds: number;
  film?: { name: string; master: boolean; webm: boolean };
  youtube?: string;
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
      'પવન ઊપડ્યો ને આકાશ પતંગોથી ભરાઈ ગયું. ધાબાં નીચે આંગણામાં ઊંધિયાનાં માટલાં મુકાયાં. સાંજ સુધી ગુંજશે એક જ સાદ: કાપ્યો છે! ફિલ્મમાં ધાબે પતંગ ચગાવતાં બાળકો, ઊંધિયાનું માટલું અને રંગીન પતંગો દેખાય છે; સાથે ઢોલનો ધીમો તાલ સંભળાય છે.',
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
    slug: 'kutch-na-safed-ranma-poonam',
    title: 'કચ્છના સફેદ રણમાં પૂનમની ચાંદની, પ્રવાસીઓ મંત્રમુગ્ધ',
    deck: 'ચાંદનીમાં ઝળહળતું મીઠાનું મેદાન, છીછરા પાણીમાં સુરખાબ અને અગરિયાની મહેનત: રણનાં ત્રણ રૂપ.',
    kind: 'watch',
    category: 'kutch',
    hoursAgo: 12,
    seconds: 12,
    film: { name: 'white-rann', master: true, webm: true },
    transcript:
      'ચાંદની રેલાય ને સફેદ રણ ઝળહળી ઊઠે. છીછરા પાણીમાં સુરખાબે ધામા નાખ્યા છે. અગરમાં મીઠું પકવતા અગરિયાની મહેનત ચાલુ. ફિલ્મમાં ચંદ્રના અજવાળે રણમાં ઊભેલો તંબુ અને ઊંટ, પાણીમાં ઊભેલાં સુરખાબ અને મીઠું ખેંચતો અગરિયો દેખાય છે; સાથે રાતનાં તમરાં અને તાનપૂરો સંભળાય છે.',
  },
  {
    slug: 'market-yard-ma-kapas-ni-avak',
    title: 'માર્કેટ યાર્ડમાં કપાસની આવક શરૂ, ખેડૂતોને સારા ભાવની આશા',
    deck: 'ખેતરોમાં પહેલી વીણી ચાલે છે અને યાર્ડમાં સવારથી તોલ શરૂ થઈ જાય છે. ખુલ્લી હરાજીમાં ભાવ બોલાય છે.',
    kind: 'watch',
    category: 'crops',
    hoursAgo: 20,
    seconds: 11,
    film: { name: 'cotton-yard', master: false, webm: false },
    transcript:
      'ખેતરોમાં કપાસની પહેલી વીણી ચાલે છે. યાર્ડમાં સવારથી ખેડૂતોની અવરજવર. તોલ પછી ખુલ્લી હરાજીમાં ભાવ બોલાય છે. ફિલ્મમાં કપાસ વીણતી સ્ત્રીઓ અને યાર્ડના મોટા કાંટે તોલાતી ગૂણો દેખાય છે; સાથે સવારનાં પંખીઓનો કલરવ સંભળાય છે.',
  },
  {
    slug: 'gamna-medanma-kabaddi-ni-dhoom',
    title: 'ગામના મેદાનમાં કબડ્ડીની ધૂમ, પાદર દર્શકોથી ઊભરાયું',
    deck: 'ન ખુરશી, ન સ્કોરબોર્ડ. ધૂળિયા મેદાનમાં રમાતી કબડ્ડી જોવા આખું ગામ ઊમટી પડે છે.',
    kind: 'watch',
    category: 'indian-games',
    hoursAgo: 28,
    seconds: 11,
    film: { name: 'kabaddi', master: false, webm: false },
    transcript:
      'ધૂળ ઊડે, શ્વાસ રોકાય ને રેડર ધસી જાય. એક પકડ, ને આખું ગામ ઊભું થઈ જાય. હાર-જીત પછી સૌ એક જ ઓટલે બેસે. ફિલ્મમાં મેદાનમાં ધસી આવેલો રેડર, તેને પકડવા મથતા ખેલાડીઓ અને વડ નીચે ઊભેલા દર્શકો દેખાય છે; સાથે ઢોલનો તાલ સંભળાય છે.',
  },
  {
    slug: 'surat-no-hiro-karigar-ni-najar',
    title: 'સુરતનો હીરો: ચમક પાછળ કારીગરની ઝીણી નજર',
    deck: 'ઘંટી પર કલાકોની ધીરજ અને આંખનો કસબ. કાચા પથ્થરથી ઝળહળતા પાસા સુધીની નાનકડી સફર.',
    kind: 'watch',
    category: 'trade',
    hoursAgo: 40,
    seconds: 11,
    film: { name: 'diamond', master: false, webm: false },
    transcript:
      'કાચો પથ્થર પહેલાં ઘંટી પર ચડે છે. એકેએક પાસું માપીને ઘસાય છે. છેલ્લે ઝળકે છે કારીગરની મહેનત. ફિલ્મમાં ઘંટી પર ઘસાતો હીરો, ઊડતા તણખા અને બાજુમાં કામ કરતા કારીગરો દેખાય છે; સાથે તાર વાદ્યની ધૂન સંભળાય છે.',
  },
  {
    slug: 'ranma-uge-tadka-ni-vijli',
    title: 'રણમાં ઊગે છે તડકાની વીજળી: સોલર પાર્કમાં એક સવાર',
    deck: 'હારબંધ પેનલ સૂરજના તડકામાંથી વીજળી બનાવે છે. ધૂળ જામે તો ઉત્પાદન ઘટે, એટલે સફાઈ પણ એટલી જ જરૂરી.',
    kind: 'watch',
    category: 'technology',
    hoursAgo: 64,
    seconds: 11,
    film: { name: 'solar-park', master: false, webm: false },
    transcript:
      'સૂરજ ઊગતાં જ પેનલ કામે લાગે છે. પેનલ પર ધૂળ જામે તો વીજળી ઓછી બને. એટલે રોજ સફાઈ; પડખે પવનચક્કી પણ ફરે. ફિલ્મમાં સૌર પેનલની હાર, પેનલ સાફ કરતી કામદાર, ફરતી પવનચક્કીઓ અને દૂર જતાં ઊંટ દેખાય છે; સાથે તાર વાદ્યની ધૂન સંભળાય છે.',
  },
  {
    slug: 'akashdarshan-ni-rat-durbin',
    title: 'આકાશદર્શનની રાત: દૂરબીનમાંથી ગ્રહો જોઈ બાળકો રોમાંચિત',
    deck: 'શહેરની રોશનીથી દૂર ટેકરી પરની વેધશાળામાં તારાઓની ઓળખ. ખરતો તારો દેખાતાં જ સૌ હરખાઈ ઊઠ્યાં.',
    kind: 'watch',
    category: 'space',
    hoursAgo: 88,
    seconds: 11,
    film: { name: 'stargazing', master: false, webm: false },
    transcript:
      'શહેરની રોશનીથી દૂર આકાશ ખૂલી જાય છે. બાળકોએ દૂરબીનમાંથી ગ્રહો નિહાળ્યા. એક ખરતો તારો, ને સૌના ચહેરે સ્મિત. ફિલ્મમાં તારાભર્યું આકાશ, વેધશાળાનું મોટું દૂરબીન અને નાના દૂરબીનમાંથી આકાશ જોતું બાળક દેખાય છે; સાથે રાતનાં તમરાં અને તાનપૂરો સંભળાય છે.',
  },
  {
    slug: 'vavna-pagathiye-utarto-itihas',
    title: 'વાવનાં પગથિયે ઊતરતો ઇતિહાસ: પાણીનો વારસો, પથ્થરની કળા',
    deck: 'ઠંડક, કોતરણી અને પાણી સાચવવાની સૂઝ. વાવ અને કુંડ આજેય શીખવે છે કે ટીપેટીપું કેટલું કીમતી છે.',
    kind: 'watch',
    category: 'heritage',
    hoursAgo: 104,
    seconds: 11,
    film: { name: 'stepwell', master: false, webm: false },
    transcript:
      'જેમ ઊતરો તેમ ઠંડક વધતી જાય. થાંભલે થાંભલે શિલ્પીનો હાથ બોલે છે. કુંડનાં પગથિયાં પર સાંજનો સૂરજ ઢળે છે. ફિલ્મમાં વાવનાં ઊંડે ઊતરતાં પગથિયાં, બેડું લઈ જતી સ્ત્રી અને સાંજના તડકામાં સૂર્યમંદિરનો કુંડ દેખાય છે; સાથે તાનપૂરાનો સૂર સંભળાય છે.',
  },
  {
    slug: 'gamni-library-ma-pustako-ni-mosam',
    title: 'ગામની લાઇબ્રેરીમાં પુસ્તકોની મોસમ, સાંજ પડતાં વાંચનની રોનક',
    deck: 'શાળા છૂટ્યા પછી બાળકો અહીં પુસ્તક શોધે છે અને વાંચેલી વાર્તા બીજે દિવસે વર્ગમાં કહે છે.',
    kind: 'watch',
    category: 'education',
    hoursAgo: 140,
    seconds: 12,
    film: { name: 'village-library', master: false, webm: false },
    transcript:
      'શાળા છૂટે ને બાળકો પુસ્તક શોધવા આવે. બારી પાસેની બેઠક સૌથી વહેલી ભરાય. વાંચેલી વાર્તા બીજે દિવસે વર્ગમાં કહેવાય. ફિલ્મમાં પુસ્તકોથી ભરેલી અભરાઈઓ, બારી પાસે બેસીને વાંચતી છોકરી અને પાટિયા સામે બેઠેલો વર્ગ દેખાય છે; સાથે તાનપૂરાનો સૂર સંભળાય છે.',
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
      'ચાકડો ફરે અને આંગળીઓ ઘાટ આપે. પલળેલી માટી થોડી જ વારમાં માટલું બને છે. ઉનાળામાં ટાઢું પાણી તો માટલાનું જ. ફિલ્મમાં ચાકડે માટલું ઘડતા કુંભાર દેખાય છે; સાથે તાનપૂરાનો સૂર સંભળાય છે.',
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
  {
    slug: 'divo-pragatyo-garbo-ghumyo',
    title: 'દીવો પ્રગટ્યો, ગરબો ઘૂમ્યો: ચોકમાં નવરાત્રિની રાત',
    deck: 'ઢોલના તાલે અને તાળીના નાદે ઝૂમતો ચોક.',
    kind: 'short',
    category: 'festivals',
    hoursAgo: 15,
    seconds: 10,
    film: { name: 'garba', master: false, webm: false },
    transcript:
      'ઢોલ પડ્યો ને પગ થનગન્યા. માટીના ગરબામાં ઝગમગે દીવો. તાળીના તાલે ફરે આખો ચોક. ફિલ્મમાં મોટા દીવા ફરતે ગરબે ઘૂમતી સ્ત્રીઓ, ઢોલી અને રંગોળી દેખાય છે; સાથે ઢોલનો તાલ સંભળાય છે.',
  },
  {
    slug: 'girna-ghasma-savajni-latar',
    title: 'ગીરના ઘાસમાં સાવજની લટાર',
    deck: 'સાંજના તડકામાં સાવજ, અને ઘાસમાંથી ડોકાતું બચ્ચું.',
    kind: 'short',
    category: 'saurashtra',
    hoursAgo: 24,
    seconds: 10,
    film: { name: 'gir-lion', master: false, webm: false },
    transcript:
      'સાંજનો તડકો ને સૂકું સોનેરી ઘાસ. સાવજ ઊભો રહે ત્યાં સીમ થંભી જાય. ઘાસમાંથી ડોકાય છે નાનું બચ્ચું. ફિલ્મમાં સૂકા ઘાસમાં ઊભેલો સિંહ અને ઘાસ પાછળથી ડોકાતું સિંહબાળ દેખાય છે; સાથે પંખીઓનો કલરવ સંભળાય છે.',
  },
  {
    slug: 'ravivarni-savar-fafda-jalebi',
    title: 'રવિવારની સવાર, ફાફડા-જલેબી સંગ',
    deck: 'કડાઈની સોડમથી શરૂ થતો રજાનો દિવસ.',
    kind: 'short',
    category: 'food',
    hoursAgo: 33,
    seconds: 10,
    film: { name: 'fafda-jalebi', master: false, webm: false },
    transcript:
      'ગરમ ફાફડા, સંભારો ને તળેલાં મરચાં. કડાઈમાં જલેબી તળાય ને સોડમ શેરીએ પહોંચે. રજાની સવાર આનાથી જ શરૂ થાય. ફિલ્મમાં ફાફડા, જલેબી અને મરચાંની પ્લેટ તથા કડાઈમાં જલેબી પાડતા કંદોઈ દેખાય છે; સાથે પંખીઓનો કલરવ સંભળાય છે.',
  },
  {
    slug: 'savarni-das-minit-yoga',
    title: 'સવારની દસ મિનિટ, દિવસભરની તાજગી',
    deck: 'વૃક્ષાસનની સાદી સમજ: સ્થિર પગ, સીધી કરોડ, ધીમો શ્વાસ.',
    kind: 'short',
    category: 'health',
    hoursAgo: 46,
    seconds: 10,
    film: { name: 'yoga', master: false, webm: true },
    transcript:
      'પગ સ્થિર, કરોડ સીધી, નજર એક બિંદુ પર. શ્વાસ ધીમો લો, ધીમો છોડો. સંતુલન ન રહે તો ભીંતનો ટેકો લો. ફિલ્મમાં ઊગતા સૂરજ સામે પાણીકાંઠે વૃક્ષાસન કરતી વ્યક્તિ દેખાય છે; સાથે તાનપૂરાનો સૂર સંભળાય છે.',
  },
  {
    slug: 'roshnima-jami-chhelli-over',
    title: 'રોશનીમાં જામી છેલ્લી ઓવર',
    deck: 'છ દડા બાકી અને આખું મેદાન એક શ્વાસે.',
    kind: 'short',
    category: 'cricket',
    hoursAgo: 58,
    seconds: 10,
    film: { name: 'last-over', master: false, webm: false },
    transcript:
      'છ દડા બાકી, ને મેદાન શ્વાસ રોકી બેઠું. બોલર દોડ્યો, બેટ્સમૅને નજર માંડી. દર્શકોની બૂમથી રાત ગાજી ઊઠી. ફિલ્મમાં રાતની રોશનીમાં બેટ્સમૅન, દોડતો બોલર અને ઝબકતા કૅમેરા વચ્ચે દર્શકો દેખાય છે; સાથે ઢોલનો તાલ સંભળાય છે.',
  },
  {
    slug: 'lila-khetar-vachche-local-gadi',
    title: 'લીલાં ખેતર વચ્ચે ચાલી લોકલ ગાડી',
    deck: 'લીલું સિગ્નલ, હલતા હાથ અને સીમની સફર.',
    kind: 'short',
    category: 'gujarat',
    hoursAgo: 76,
    seconds: 10,
    film: { name: 'local-train', master: false, webm: false },
    transcript:
      'સિગ્નલ લીલું થયું ને ગાડી ઊપડી. પાટા પાસેથી એક હાથ હલે, બારીમાંથી અનેક. ચોમાસા પછીની સીમ, ને સફરની મજા. ફિલ્મમાં ખેતરો વચ્ચેથી આવતી લાલ ગાડી, લીલું સિગ્નલ અને હાથ હલાવતી છોકરી દેખાય છે; સાથે તાર વાદ્યની ધૂન સંભળાય છે.',
  },
  {
    slug: 'dudh-mandaliye-uge-chhe-savar',
    title: 'દૂધમંડળીએ ઊગે છે સવાર',
    deck: 'બરણીથી ચોપડા સુધી, ગામની સફેદ કમાણી.',
    kind: 'short',
    category: 'dairy',
    hoursAgo: 96,
    seconds: 10,
    film: { name: 'milk-morning', master: false, webm: false },
    transcript:
      'સૂરજ ચડે તે પહેલાં બરણીઓ મંડળીએ પહોંચે. ફૅટ મપાય, ચોપડે નોંધ થાય. દૂધના પૈસે ચાલે અનેક ઘરનો ચૂલો. ફિલ્મમાં દૂધમંડળીનું મકાન, દૂધની બરણીઓ, ગાય અને મરઘાં દેખાય છે; સાથે સવારનાં પંખીઓનો કલરવ સંભળાય છે.',
  },
  {
    slug: 'dharti-dhruji-rocket-chadyu',
    title: 'ધરતી ધ્રૂજી, રૉકેટ ચડ્યું: દરિયાકાંઠે હરખ',
    deck: 'ધુમાડાના ગોટા વચ્ચેથી આકાશ ભણી.',
    kind: 'short',
    category: 'space',
    hoursAgo: 130,
    seconds: 10,
    film: { name: 'rocket', master: false, webm: false },
    transcript:
      'ગણતરી પૂરી ને ધુમાડાના ગોટેગોટા. દરિયાકાંઠે ઊભેલા લોકોએ તાળીઓ પાડી. થોડી જ પળોમાં રૉકેટ આંખથી ઓઝલ. ફિલ્મમાં ધુમાડા અને અગ્નિ સાથે ઊંચે ચડતું રૉકેટ અને હાથ ઊંચા કરતા લોકો દેખાય છે; સાથે ગડગડાટ અને તાર વાદ્ય સંભળાય છે.',
  },
  {
    slug: 'pedal-maro-tandurast-raho',
    title: 'પેડલ મારો, તંદુરસ્ત રહો: સાઇકલની સવારી',
    deck: 'ટૂંકા અંતર માટે સાઇકલ: બચત પણ, કસરત પણ.',
    kind: 'short',
    category: 'lifestyle',
    hoursAgo: 190,
    seconds: 10,
    film: { name: 'bicycle', master: false, webm: false },
    transcript:
      'ટૂંકા અંતરે ગાડી નહીં, સાઇકલ કાઢો. પેટ્રોલ બચે, કસરત થાય, હવા ચોખ્ખી રહે. રસ્તે ડાબી બાજુ ચાલો, વળતાં હાથ બતાવો. ફિલ્મમાં શહેરના રસ્તે સાઇકલ ચલાવતી સ્ત્રી દેખાય છે; સાથે તાર વાદ્યની ધૂન સંભળાય છે.',
  },
];
