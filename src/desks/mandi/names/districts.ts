import { nameKey } from './nameKey.ts';

/** Gujarat's districts by slug: the name, and all spellings in price files (including Agmarknet's). */
const districts = [
  ['ahmedabad', 'અમદાવાદ', 'Ahmedabad', 'Ahmadabad'],
  ['amreli', 'અમરેલી', 'Amreli'],
  ['anand', 'આણંદ', 'Anand'],
  ['aravalli', 'અરવલ્લી', 'Aravalli', 'Arvalli'],
  ['banaskantha', 'બનાસકાંઠા', 'Banaskantha', 'Banaskanth', 'Banas Kantha'],
  ['bharuch', 'ભરૂચ', 'Bharuch', 'Broach'],
  ['bhavnagar', 'ભાવનગર', 'Bhavnagar'],
  ['botad', 'બોટાદ', 'Botad'],
  ['chhota-udepur', 'છોટા ઉદેપુર', 'Chhota Udepur', 'Chhota Udaipur', 'Chhotaudepur', 'Chota Udaipur'],
  ['dahod', 'દાહોદ', 'Dahod', 'Dohad'],
  ['dang', 'ડાંગ', 'Dang', 'The Dangs', 'Dangs'],
  ['devbhumi-dwarka', 'દેવભૂમિ દ્વારકા', 'Devbhumi Dwarka', 'Devbhoomi Dwarka', 'Dwarka'],
  ['gandhinagar', 'ગાંધીનગર', 'Gandhinagar'],
  ['gir-somnath', 'ગીર સોમનાથ', 'Gir Somnath'],
  ['jamnagar', 'જામનગર', 'Jamnagar'],
  ['junagadh', 'જૂનાગઢ', 'Junagadh', 'Junagarh'],
  ['kutch', 'કચ્છ', 'Kutch', 'Kachchh', 'Kachchha'],
  ['kheda', 'ખેડા', 'Kheda'],
  ['mahisagar', 'મહીસાગર', 'Mahisagar'],
  ['mehsana', 'મહેસાણા', 'Mehsana', 'Mahesana'],
  ['morbi', 'મોરબી', 'Morbi', 'Morvi'],
  ['narmada', 'નર્મદા', 'Narmada'],
  ['navsari', 'નવસારી', 'Navsari'],
  ['panchmahal', 'પંચમહાલ', 'Panchmahal', 'Panchmahals', 'Panch Mahals'],
  ['patan', 'પાટણ', 'Patan'],
  ['porbandar', 'પોરબંદર', 'Porbandar'],
  ['rajkot', 'રાજકોટ', 'Rajkot'],
  ['sabarkantha', 'સાબરકાંઠા', 'Sabarkantha', 'Sabar Kantha'],
  ['surat', 'સુરત', 'Surat'],
  ['surendranagar', 'સુરેન્દ્રનગર', 'Surendranagar'],
  ['tapi', 'તાપી', 'Tapi'],
  ['vadodara', 'વડોદરા', 'Vadodara', 'Vadodara(Baroda)', 'Baroda'],
  ['valsad', 'વલસાડ', 'Valsad', 'Bulsar'],
] as const satisfies readonly (readonly [string, string, string, ...string[]])[];

export type DistrictSlug = (typeof districts)[number][0];
export type District = { slug: DistrictSlug; name: string; nameEn: string };

/** All districts, sorted by their Gujarati names. */
export const allDistricts: readonly District[] = districts
  .map(([slug, name, nameEn]) => ({ slug, name, nameEn }))
  .sort((a, b) => a.name.localeCompare(b.name, 'gu'));

const bySlug = new Map<string, District>(allDistricts.map((district) => [district.slug, district]));
const byName = new Map(
  districts.flatMap(([slug, , ...names]) => [slug, ...names].map((name) => [nameKey('district', name), bySlug.get(slug)] as const)),
);

export const districtOf = (slug: string | null | undefined): District | undefined => bySlug.get(slug ?? '');

/** The district with a name from a file, in any spelling. */
export const districtNamed = (name: string): District | undefined => byName.get(nameKey('district', name));
