/** A side as the paper calls it; `nameEn` is how files name it. */
export type TeamDraft = { code: string; slug: string; name: string; nameEn: string };

/** The sides the paper has names for. What is imported of any other gets the name of its file until editors write one. */
export const teamBook: readonly TeamDraft[] = [
  { code: 'IND', slug: 'india', name: 'ભારત', nameEn: 'India' },
  { code: 'PAK', slug: 'pakistan', name: 'પાકિસ્તાન', nameEn: 'Pakistan' },
  { code: 'SL', slug: 'sri-lanka', name: 'શ્રીલંકા', nameEn: 'Sri Lanka' },
  { code: 'NZ', slug: 'new-zealand', name: 'ન્યૂઝીલેન્ડ', nameEn: 'New Zealand' },
  { code: 'NED', slug: 'netherlands', name: 'નેધરલેન્ડ્સ', nameEn: 'Netherlands' },
  { code: 'BAN', slug: 'bangladesh', name: 'બાંગ્લાદેશ', nameEn: 'Bangladesh' },
  { code: 'SA', slug: 'south-africa', name: 'દક્ષિણ આફ્રિકા', nameEn: 'South Africa' },
  { code: 'AFG', slug: 'afghanistan', name: 'અફઘાનિસ્તાન', nameEn: 'Afghanistan' },
  { code: 'ENG', slug: 'england', name: 'ઇંગ્લેન્ડ', nameEn: 'England' },
  { code: 'AUS', slug: 'australia', name: 'ઑસ્ટ્રેલિયા', nameEn: 'Australia' },
  { code: 'WI', slug: 'west-indies', name: 'વેસ્ટ ઇન્ડિઝ', nameEn: 'West Indies' },
  { code: 'IRE', slug: 'ireland', name: 'આયર્લેન્ડ', nameEn: 'Ireland' },
  { code: 'ZIM', slug: 'zimbabwe', name: 'ઝિમ્બાબ્વે', nameEn: 'Zimbabwe' },
  { code: 'SCO', slug: 'scotland', name: 'સ્કોટલેન્ડ', nameEn: 'Scotland' },
  { code: 'NEP', slug: 'nepal', name: 'નેપાળ', nameEn: 'Nepal' },
  { code: 'NAM', slug: 'namibia', name: 'નામિબિયા', nameEn: 'Namibia' },
  { code: 'OMA', slug: 'oman', name: 'ઓમાન', nameEn: 'Oman' },
  { code: 'UAE', slug: 'united-arab-emirates', name: 'સંયુક્ત આરબ અમીરાત', nameEn: 'United Arab Emirates' },
  { code: 'USA', slug: 'united-states-of-america', name: 'અમેરિકા', nameEn: 'United States of America' },
  { code: 'CAN', slug: 'canada', name: 'કેનેડા', nameEn: 'Canada' },
];

/** Grounds and cities by the names that files have for them; an event's name likewise. */
const venueNames: Readonly<Record<string, string>> = {
  'Narendra Modi Stadium, Ahmedabad': 'નરેન્દ્ર મોદી સ્ટેડિયમ',
  'Rajiv Gandhi International Stadium, Uppal, Hyderabad': 'રાજીવ ગાંધી સ્ટેડિયમ',
  'Himachal Pradesh Cricket Association Stadium, Dharamsala': 'હિમાચલ પ્રદેશ ક્રિકેટ સ્ટેડિયમ',
  'Arun Jaitley Stadium, Delhi': 'અરુણ જેટલી સ્ટેડિયમ',
  'MA Chidambaram Stadium, Chepauk, Chennai': 'ચેપોક સ્ટેડિયમ',
  'Bharat Ratna Shri Atal Bihari Vajpayee Ekana Cricket Stadium, Lucknow': 'એકાના સ્ટેડિયમ',
  'Maharashtra Cricket Association Stadium, Pune': 'મહારાષ્ટ્ર ક્રિકેટ સ્ટેડિયમ',
  'Wankhede Stadium, Mumbai': 'વાનખેડે સ્ટેડિયમ',
  'M Chinnaswamy Stadium, Bengaluru': 'ચિન્નાસ્વામી સ્ટેડિયમ',
  'Eden Gardens, Kolkata': 'ઈડન ગાર્ડન્સ',
  'Sardar Patel Stadium, Surat': 'સરદાર પટેલ સ્ટેડિયમ',
  'Narmada Ground, Vadodara': 'નર્મદા મેદાન',
  'Saurashtra Ground, Rajkot': 'સૌરાષ્ટ્ર મેદાન',
  'Rann Ground, Bhuj': 'રણ મેદાન',
  'Sabarmati Ground, Ahmedabad': 'સાબરમતી મેદાન',
};
const cityNames: Readonly<Record<string, string>> = {
  Ahmedabad: 'અમદાવાદ',
  Hyderabad: 'હૈદરાબાદ',
  Dharamsala: 'ધર્મશાલા',
  Delhi: 'દિલ્હી',
  Chennai: 'ચેન્નઈ',
  Lucknow: 'લખનઉ',
  Pune: 'પુણે',
  Mumbai: 'મુંબઈ',
  Bengaluru: 'બેંગલુરુ',
  Kolkata: 'કોલકાતા',
  Surat: 'સુરત',
  Vadodara: 'વડોદરા',
  Rajkot: 'રાજકોટ',
  Bhuj: 'ભુજ',
};
const eventNames: Readonly<Record<string, string>> = {
  'ICC Cricket World Cup': 'વિશ્વકપ',
  'Savar Champions Trophy': 'સવાર ચૅમ્પિયન્સ ટ્રોફી',
};
const stageNames: Readonly<Record<string, string>> = {
  'Semi Final': 'સેમિફાઇનલ',
  Final: 'ફાઇનલ',
  Qualifier: 'ક્વૉલિફાયર',
};

export const venueNamed = (venue: string): string => venueNames[venue] ?? venue;
export const cityNamed = (city: string): string => cityNames[city] ?? city;
export const eventNamed = (event: string): string => eventNames[event] ?? event;
export const stageNamed = (stage: string): string => stageNames[stage] ?? stage;
