/** The topics of the demo newspaper. Every slug of specification section 3 is here; six columns and the rest are our own. */

type Named = { slug: string; name: string; nameEn: string };

export const demoCategories: (Named & { under?: Named[] })[] = [
  {
    slug: 'gujarat',
    name: 'ગુજરાત',
    nameEn: 'Gujarat',
    under: [
      { slug: 'saurashtra', name: 'સૌરાષ્ટ્ર', nameEn: 'Saurashtra' },
      { slug: 'kutch', name: 'કચ્છ', nameEn: 'Kutch' },
      { slug: 'madhya-gujarat', name: 'મધ્ય ગુજરાત', nameEn: 'Central Gujarat' },
      { slug: 'dakshin-gujarat', name: 'દક્ષિણ ગુજરાત', nameEn: 'South Gujarat' },
    ],
  },
  {
    slug: 'national',
    name: 'ભારત',
    nameEn: 'India',
    under: [
      { slug: 'law', name: 'કાયદો સમજો', nameEn: 'Law explained' },
      { slug: 'democracy', name: 'લોકશાહી', nameEn: 'Democracy' },
    ],
  },
  { slug: 'international', name: 'વિશ્વ', nameEn: 'World' },
  {
    slug: 'business',
    name: 'બિઝનેસ',
    nameEn: 'Business',
    under: [
      { slug: 'money', name: 'પૈસાની સમજ', nameEn: 'Money' },
      { slug: 'trade', name: 'વેપાર-ઉદ્યોગ', nameEn: 'Trade and industry' },
    ],
  },
  {
    slug: 'agriculture',
    name: 'ખેતી',
    nameEn: 'Agriculture',
    under: [
      { slug: 'crops', name: 'પાક', nameEn: 'Crops' },
      { slug: 'dairy', name: 'પશુપાલન', nameEn: 'Dairy and livestock' },
    ],
  },
  {
    slug: 'sports',
    name: 'રમતગમત',
    nameEn: 'Sports',
    under: [
      { slug: 'cricket', name: 'ક્રિકેટ', nameEn: 'Cricket' },
      { slug: 'indian-games', name: 'દેશી રમત', nameEn: 'Indian games' },
    ],
  },
  {
    slug: 'entertainment',
    name: 'મનોરંજન',
    nameEn: 'Entertainment',
    under: [
      { slug: 'cinema', name: 'સિનેમા', nameEn: 'Cinema' },
      { slug: 'stage', name: 'રંગભૂમિ', nameEn: 'Stage and music' },
    ],
  },
  { slug: 'health', name: 'આરોગ્ય', nameEn: 'Health' },
  {
    slug: 'science',
    name: 'વિજ્ઞાન-ટેક',
    nameEn: 'Science and tech',
    under: [
      { slug: 'space', name: 'અવકાશ', nameEn: 'Space' },
      { slug: 'technology', name: 'ટેક્નૉલૉજી', nameEn: 'Technology' },
    ],
  },
  { slug: 'education', name: 'શિક્ષણ', nameEn: 'Education' },
  {
    slug: 'lifestyle',
    name: 'જીવનશૈલી',
    nameEn: 'Lifestyle',
    under: [
      { slug: 'food', name: 'સ્વાદ', nameEn: 'Food' },
      { slug: 'travel', name: 'પ્રવાસ', nameEn: 'Travel' },
    ],
  },
  {
    slug: 'culture',
    name: 'સંસ્કૃતિ',
    nameEn: 'Culture',
    under: [
      { slug: 'festivals', name: 'તહેવાર', nameEn: 'Festivals' },
      { slug: 'heritage', name: 'વારસો', nameEn: 'Heritage' },
    ],
  },
];

export const demoCities: Named[] = [
  { slug: 'ahmedabad', name: 'અમદાવાદ', nameEn: 'Ahmedabad' },
  { slug: 'surat', name: 'સુરત', nameEn: 'Surat' },
  { slug: 'baroda', name: 'વડોદરા', nameEn: 'Vadodara' },
  { slug: 'rajkot', name: 'રાજકોટ', nameEn: 'Rajkot' },
  { slug: 'bhavnagar', name: 'ભાવનગર', nameEn: 'Bhavnagar' },
  { slug: 'gandhinagar', name: 'ગાંધીનગર', nameEn: 'Gandhinagar' },
  { slug: 'bhuj', name: 'ભુજ', nameEn: 'Bhuj' },
  { slug: 'north-gujarat', name: 'ઉત્તર ગુજરાત', nameEn: 'North Gujarat' },
  { slug: 'kheda-anand', name: 'ખેડા-આણંદ', nameEn: 'Kheda-Anand' },
];

export const demoMagazines: Named[] = [
  { slug: 'ravi-purti', name: 'રવિ પૂર્તિ', nameEn: 'Ravi Purti' },
  { slug: 'business-plus', name: 'બિઝનેસ પ્લસ', nameEn: 'Business Plus' },
  { slug: 'sahiyar', name: 'સહિયર', nameEn: 'Sahiyar' },
  { slug: 'shatdal', name: 'શતદલ', nameEn: 'Shatdal' },
  { slug: 'dharmlok', name: 'ધર્મલોક', nameEn: 'Dharmlok' },
  { slug: 'chitralok', name: 'ચિત્રલોક', nameEn: 'Chitralok' },
  { slug: 'zagmag', name: 'ઝગમગ', nameEn: 'Zagmag' },
  { slug: 'savar-plus', name: 'સવાર પ્લસ', nameEn: 'Savar Plus' },
];

export const demoColumns: Named[] = [
  { slug: 'alpviram', name: 'અલ્પવિરામ', nameEn: 'Alpviram' },
  { slug: 'inside-story', name: 'ઇનસાઇડ સ્ટોરી', nameEn: 'Inside Story' },
  { slug: 'cine-magic', name: 'સિને મૅજિક', nameEn: 'Cine Magic' },
  { slug: 'vichar-vihar', name: 'વિચાર વિહાર', nameEn: 'Vichar Vihar' },
  { slug: 'delhi-ni-vaat', name: 'દિલ્હીની વાત', nameEn: 'Delhi ni Vaat' },
  { slug: 'news-focus', name: 'ન્યૂઝ ફોકસ', nameEn: 'News Focus' },
  { slug: 'tantri-lekh', name: 'તંત્રી લેખ', nameEn: 'Editorial' },
  { slug: 'prasangpat', name: 'પ્રસંગપટ', nameEn: 'Prasangpat' },
  { slug: 'to-the-point', name: 'ટુ ધ પૉઇન્ટ', nameEn: 'To the Point' },
  { slug: 'saransh', name: 'સારાંશ', nameEn: 'Saransh' },
  { slug: 'samvedna', name: 'સંવેદના', nameEn: 'Samvedna' },
  { slug: 'khetar-na-shedhethi', name: 'ખેતરના શેઢેથી', nameEn: 'From the Field' },
  { slug: 'vigyan-vani', name: 'વિજ્ઞાનવાણી', nameEn: 'Science Notes' },
  { slug: 'kayda-ni-bari', name: 'કાયદાની બારી', nameEn: 'Law Window' },
  { slug: 'pustak-ni-pankhe', name: 'પુસ્તકની પાંખે', nameEn: 'On Books' },
  { slug: 'swad-safar', name: 'સ્વાદસફર', nameEn: 'Taste Trail' },
  { slug: 'tan-man', name: 'તન-મન', nameEn: 'Body and Mind' },
];

export const demoSections: Named[] = [
  { slug: 'samjo', name: 'સરળ સમજ', nameEn: 'Explained' },
  { slug: 'kaam-ni-vaat', name: 'કામની વાત', nameEn: 'Useful' },
  { slug: 'prerna', name: 'પ્રેરણા', nameEn: 'Inspiring' },
  { slug: 'vishesh', name: 'વિશેષ', nameEn: 'Special' },
];

export const demoTags: Named[] = [
  { slug: 'pani', name: 'પાણી', nameEn: 'Water' },
  { slug: 'kapas', name: 'કપાસ', nameEn: 'Cotton' },
  { slug: 'magfali', name: 'મગફળી', nameEn: 'Groundnut' },
  { slug: 'chomasu', name: 'ચોમાસું', nameEn: 'Monsoon' },
  { slug: 'shiyalo', name: 'શિયાળો', nameEn: 'Winter' },
  { slug: 'navratri', name: 'નવરાત્રિ', nameEn: 'Navratri' },
  { slug: 'uttarayan', name: 'ઉત્તરાયણ', nameEn: 'Uttarayan' },
  { slug: 'diwali', name: 'દિવાળી', nameEn: 'Diwali' },
  { slug: 'gir', name: 'ગીર', nameEn: 'Gir' },
  { slug: 'rann', name: 'કચ્છનું રણ', nameEn: 'Rann of Kutch' },
  { slug: 'dariyo', name: 'દરિયો', nameEn: 'Sea' },
  { slug: 'hastkala', name: 'હસ્તકલા', nameEn: 'Handicraft' },
  { slug: 'sthapatya', name: 'સ્થાપત્ય', nameEn: 'Architecture' },
  { slug: 'vangi', name: 'વાનગી', nameEn: 'Recipe' },
  { slug: 'bachat', name: 'બચત', nameEn: 'Savings' },
  { slug: 'vimo', name: 'વીમો', nameEn: 'Insurance' },
  { slug: 'grahak', name: 'ગ્રાહક અધિકાર', nameEn: 'Consumer rights' },
  { slug: 'matdan', name: 'મતદાન', nameEn: 'Voting' },
  { slug: 'parivar', name: 'પરિવાર', nameEn: 'Family' },
  { slug: 'balako', name: 'બાળકો', nameEn: 'Children' },
  { slug: 'pariksha', name: 'પરીક્ષા', nameEn: 'Exams' },
  { slug: 'karkirdi', name: 'કારકિર્દી', nameEn: 'Career' },
  { slug: 'mobile', name: 'મોબાઇલ', nameEn: 'Mobile' },
  { slug: 'cyber-suraksha', name: 'સાયબર સુરક્ષા', nameEn: 'Cyber safety' },
  { slug: 'urja', name: 'ઊર્જા', nameEn: 'Energy' },
  { slug: 'paryavaran', name: 'પર્યાવરણ', nameEn: 'Environment' },
  { slug: 'pakshi', name: 'પક્ષી', nameEn: 'Birds' },
  { slug: 'poshan', name: 'પોષણ', nameEn: 'Nutrition' },
  { slug: 'vyayam', name: 'વ્યાયામ', nameEn: 'Exercise' },
  { slug: 'rail', name: 'રેલવે', nameEn: 'Railway' },
  { slug: 'niyamo', name: 'નિયમો', nameEn: 'Rules' },
  { slug: 'gujarati-bhasha', name: 'ગુજરાતી ભાષા', nameEn: 'Gujarati language' },
  { slug: 'sangeet', name: 'સંગીત', nameEn: 'Music' },
  { slug: 'duniya', name: 'દુનિયા', nameEn: 'World' },
  { slug: 'udyog', name: 'ઉદ્યોગ', nameEn: 'Industry' },
  { slug: 'dudh', name: 'દૂધ', nameEn: 'Milk' },
];

export const demoAuthors: (Named & { role: string; bio: string })[] = [
  {
    slug: 'hetal-raval',
    name: 'હેતલ રાવલ',
    nameEn: 'Hetal Raval',
    role: 'વરિષ્ઠ પત્રકાર, ખેતી',
    bio: 'ગામડાં, પાક અને પાણી વિશે લખે છે. ખેતરમાં ઊભા રહીને લખેલી વાત તેમને સૌથી વધુ ગમે છે.',
  },
  {
    slug: 'jignesh-solanki',
    name: 'જિજ્ઞેશ સોલંકી',
    nameEn: 'Jignesh Solanki',
    role: 'રમતગમત સંપાદક',
    bio: 'રમતના નિયમો અને આંકડા સરળ ભાષામાં સમજાવે છે.',
  },
  {
    slug: 'mitali-desai',
    name: 'મિતાલી દેસાઈ',
    nameEn: 'Mitali Desai',
    role: 'આરોગ્ય અને વિજ્ઞાન',
    bio: 'વિજ્ઞાનની વાત રોજની જિંદગી સાથે જોડીને લખે છે.',
  },
  {
    slug: 'farhan-mansuri',
    name: 'ફરહાન મન્સૂરી',
    nameEn: 'Farhan Mansuri',
    role: 'શહેર અને વારસો',
    bio: 'શેરીઓ, વાવ, બજાર અને માણસોની વાર્તાઓ શોધે છે.',
  },
  { slug: 'kinjal-parmar', name: 'કિંજલ પરમાર', nameEn: 'Kinjal Parmar', role: 'બિઝનેસ અને કાયદો', bio: 'પૈસા, કાગળ અને કાયદાની આંટીઘૂંટી ઉકેલે છે.' },
  { slug: 'nirav-vyas', name: 'નીરવ વ્યાસ', nameEn: 'Nirav Vyas', role: 'સંસ્કૃતિ અને મનોરંજન', bio: 'સિનેમા, રંગભૂમિ અને લોકસંગીત વિશે લખે છે.' },
  { slug: 'reshma-patel', name: 'રેશમા પટેલ', nameEn: 'Reshma Patel', role: 'સ્વાદ અને પ્રવાસ', bio: 'રસોડાં અને રસ્તાઓ બંનેમાં ભટકે છે.' },
];
