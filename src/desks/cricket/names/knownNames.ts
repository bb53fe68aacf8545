import type { Gender, MatchFormat } from '../rules/format.ts';

/** A men's team; `nameEn` is its name in files. The women's team has the same name in files. */
type KnownTeam = { code: string; slug: string; name: string; nameEn: string };

/** Teams with known names. Other imported teams keep the name of their file until editors change it. */
export const knownTeams: readonly KnownTeam[] = [
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

/** Grounds and cities by their names in files; events below likewise. */
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
/** Events by their names in files. An event with a single format needs no format in its name. */
const eventNames: Readonly<Record<string, { name: string; isOneFormat: boolean }>> = {
  'ICC Cricket World Cup': { name: 'વિશ્વકપ', isOneFormat: true },
  "ICC Men's Cricket World Cup": { name: 'વિશ્વકપ', isOneFormat: true },
  'ICC World Cup': { name: 'વિશ્વકપ', isOneFormat: true },
  "ICC Women's World Cup": { name: 'મહિલા વિશ્વકપ', isOneFormat: true },
  "ICC Women's Cricket World Cup": { name: 'મહિલા વિશ્વકપ', isOneFormat: true },
  'ICC World Twenty20': { name: 'ટી-20 વિશ્વકપ', isOneFormat: true },
  'World T20': { name: 'ટી-20 વિશ્વકપ', isOneFormat: true },
  "ICC Men's T20 World Cup": { name: 'ટી-20 વિશ્વકપ', isOneFormat: true },
  "ICC Women's T20 World Cup": { name: 'મહિલા ટી-20 વિશ્વકપ', isOneFormat: true },
  'ICC Champions Trophy': { name: 'ચૅમ્પિયન્સ ટ્રોફી', isOneFormat: true },
  'Asia Cup': { name: 'એશિયા કપ', isOneFormat: false },
  "Women's Asia Cup": { name: 'મહિલા એશિયા કપ', isOneFormat: false },
  "Women's Twenty20 Asia Cup": { name: 'મહિલા એશિયા કપ', isOneFormat: false },
  'Indian Premier League': { name: 'આઈપીએલ', isOneFormat: true },
  "Women's Premier League": { name: 'મહિલા પ્રીમિયર લીગ', isOneFormat: true },
  'Ranji Trophy': { name: 'રણજી ટ્રોફી', isOneFormat: true },
  'Syed Mushtaq Ali Trophy': { name: 'સૈયદ મુશ્તાક અલી ટ્રોફી', isOneFormat: true },
  'Vijay Hazare Trophy': { name: 'વિજય હઝારે ટ્રોફી', isOneFormat: true },
  'Savar Champions Trophy': { name: 'સવાર ચૅમ્પિયન્સ ટ્રોફી', isOneFormat: true },
};
const stageNames: Readonly<Record<string, string>> = {
  'Semi Final': 'સેમિફાઇનલ',
  'Semi-Final': 'સેમિફાઇનલ',
  'Quarter Final': 'ક્વાર્ટર ફાઇનલ',
  'Quarter-Final': 'ક્વાર્ટર ફાઇનલ',
  Final: 'ફાઇનલ',
  Qualifier: 'ક્વૉલિફાયર',
  'Qualifier 1': 'ક્વૉલિફાયર 1',
  'Qualifier 2': 'ક્વૉલિફાયર 2',
  Eliminator: 'એલિમિનેટર',
  '3rd Place Play-Off': 'ત્રીજા સ્થાનની મેચ',
  'Third Place Play-Off': 'ત્રીજા સ્થાનની મેચ',
  'Super Four': 'સુપર ફોર',
  'Super 4': 'સુપર 4',
  'Super Six': 'સુપર સિક્સ',
  'Super 8': 'સુપર 8',
  'Super 10': 'સુપર 10',
  'Super 12': 'સુપર 12',
  'First Round': 'પહેલો રાઉન્ડ',
  'Group Stage': 'ગ્રુપ તબક્કો',
};
/** The names of the formats for readers. */
export const formatNames: Readonly<Record<MatchFormat, string>> = { oneDay: 'વન-ડે', t20: 'ટી-20', limited: 'મર્યાદિત ઓવર' };
const WOMEN = 'મહિલા';

export const venueNamed = (venue: string): string => venueNames[venue] ?? venue;
export const cityNamed = (city: string): string => cityNames[city] ?? city;
export const stageNamed = (stage: string): string => stageNames[stage] ?? stage;

const WOMEN_IN_FILES = / Women$/;
/** A team's name without the word for women that some files add; the gender is stored separately. */
export const plainSideName = (nameEn: string): string => nameEn.replace(WOMEN_IN_FILES, '');

/** A team's name for readers: ભારત, ભારત મહિલા. A name that is not known is used as in the file. */
export function sideNamed(nameEn: string, gender: Gender): string {
  const plain = plainSideName(nameEn);
  const name = knownTeams.find((team) => team.nameEn === plain)?.name ?? plain;
  return gender === 'female' ? `${name} ${WOMEN}` : name;
}

const TOUR = /^(.+) tour of (.+)$/;
const NAMES_FORMAT = /T20|Twenty20|ODI|One[- ]Day/i;
const NAMES_FORMAT_HERE = /ટી-20|વન-ડે/;

type Event = { event: string; season: string; format: MatchFormat; gender: Gender };

/** A tournament's name for readers: વિશ્વકપ 2023/24; ભારતનો આયર્લેન્ડ પ્રવાસ 2023 (ટી-20, મહિલા) if the name alone is ambiguous. */
export function tournamentNamed({ event, season, format, gender }: Event): string {
  const name = eventNames[event]?.name ?? tourNamed(event, gender) ?? event;
  const isFormatSaid = eventNames[event]?.isOneFormat === true || NAMES_FORMAT.test(event) || NAMES_FORMAT_HERE.test(name);
  const labels = [isFormatSaid ? '' : formatNames[format], gender === 'female' && !name.includes(WOMEN) ? WOMEN : ''].filter(Boolean);
  return `${name} ${season}${labels.length > 0 ? ` (${labels.join(', ')})` : ''}`;
}

/** India tour of Ireland: ભારતનો આયર્લેન્ડ પ્રવાસ, if both are known. */
function tourNamed(event: string, gender: Gender): string | undefined {
  const [, guest, host] = TOUR.exec(event) ?? [];
  const named = (nameEn: string | undefined) => knownTeams.find((team) => nameEn !== undefined && team.nameEn === plainSideName(nameEn));
  const [visitor, country] = [named(guest), named(host)];
  return visitor && country ? `${sideNamed(visitor.nameEn, gender)}નો ${country.name} પ્રવાસ` : undefined;
}
