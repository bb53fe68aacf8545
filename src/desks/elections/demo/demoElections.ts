import type { TallyBlock } from '../tables.ts';

/** Facts of the demo's elections that are no lists; the lists lie in `demo/elections/*.csv`. */

const greys = { color: '#70757a', darkColor: '#9aa0a6' };

/** The five columns of the tally (specification, section 3), in the parties' own colours. */
export const demoBlocks: TallyBlock[] = [
  { key: 'BJP', name: 'ભાજપ', nameEn: 'BJP', color: '#cf670b', darkColor: '#e8730c', parties: ['BJP'] },
  { key: 'INC', name: 'કોંગ્રેસ', nameEn: 'INC', color: '#1f7fc4', darkColor: '#1f7fc4', parties: ['INC'] },
  { key: 'AAP', name: 'આપ', nameEn: 'AAP', color: '#0b7fab', darkColor: '#0c8bbb', parties: ['AAP'] },
  { key: 'OTHER', name: 'અન્ય', nameEn: 'Others', ...greys, parties: [] },
  { key: 'unconfirmed', name: 'બાકી', nameEn: 'Unconfirmed', color: '#8a8178', darkColor: '#8f877d', parties: [] },
];

/** What the alliances of 2024 won in 2019, where they stood then: the NDA 353; INDIA is of 2023. */
export const demoAlliances = [
  { key: 'NDA', name: 'એનડીએ', nameEn: 'NDA', color: '#cf670b', darkColor: '#e8730c', seatsBefore: 353 },
  { key: 'INDIA', name: 'ઇન્ડિયા', nameEn: 'INDIA', color: '#1f7fc4', darkColor: '#1f7fc4', seatsBefore: null },
  { key: '', name: 'અન્ય', nameEn: 'Others', ...greys, seatsBefore: null },
];

export const demoRegions = [
  { key: 'uttar', name: 'ઉત્તર ગુજરાત', nameEn: 'North Gujarat' },
  { key: 'madhya', name: 'મધ્ય ગુજરાત', nameEn: 'Central Gujarat' },
  { key: 'dakshin', name: 'દક્ષિણ ગુજરાત', nameEn: 'South Gujarat' },
  { key: 'saurashtra', name: 'સૌરાષ્ટ્ર', nameEn: 'Saurashtra' },
  { key: 'kachchh', name: 'કચ્છ', nameEn: 'Kutch' },
];

/** The commission's schedule of 16 March 2024; polls were open from 7 in the morning to 6 in the evening. */
export const demoPhases = [
  { day: '2024-04-19', notifiedOn: '2024-03-20', seats: 102, note: 'તમિલનાડુ, રાજસ્થાન, ઉત્તર પ્રદેશ, મધ્ય પ્રદેશ સહિત 21 રાજ્ય અને કેન્દ્રશાસિત પ્રદેશ' },
  {
    day: '2024-04-26',
    notifiedOn: '2024-03-28',
    seats: 88,
    note: 'કેરળ, કર્ણાટક, રાજસ્થાન, ઉત્તર પ્રદેશ, મહારાષ્ટ્ર સહિત 13 રાજ્ય અને કેન્દ્રશાસિત પ્રદેશ',
  },
  { day: '2024-05-07', notifiedOn: '2024-04-12', seats: 93, note: 'ગુજરાતની 25 બેઠક (સુરત બિનહરીફ), કર્ણાટક, મહારાષ્ટ્ર, ઉત્તર પ્રદેશ, મધ્ય પ્રદેશ' },
  { day: '2024-05-13', notifiedOn: '2024-04-18', seats: 96, note: 'આંધ્ર પ્રદેશ, તેલંગાણા, ઉત્તર પ્રદેશ, મહારાષ્ટ્ર, પશ્ચિમ બંગાળ, મધ્ય પ્રદેશ' },
  { day: '2024-05-20', notifiedOn: '2024-04-26', seats: 49, note: 'મુંબઈ સહિત મહારાષ્ટ્ર, ઉત્તર પ્રદેશ, પશ્ચિમ બંગાળ, બિહાર, ઓડિશા, લદ્દાખ' },
  { day: '2024-05-25', notifiedOn: '2024-04-29', seats: 58, note: 'દિલ્હી, હરિયાણા, ઉત્તર પ્રદેશ, બિહાર, પશ્ચિમ બંગાળ, ઓડિશા, ઝારખંડ' },
  { day: '2024-06-01', notifiedOn: '2024-05-07', seats: 57, note: 'પંજાબ, હિમાચલ પ્રદેશ, ચંદીગઢ, ઉત્તર પ્રદેશ, પશ્ચિમ બંગાળ, બિહાર, ઓડિશા, ઝારખંડ' },
];

export const demoHotSeats: { seat: string; note: string }[] = [
  { seat: 'varanasi', note: 'વડાપ્રધાન નરેન્દ્ર મોદી સતત ત્રીજી વાર મેદાનમાં' },
  { seat: 'gandhinagar', note: 'કેન્દ્રીય ગૃહમંત્રી અમિત શાહની બેઠક' },
  { seat: 'banaskantha', note: '2009 પછી ગુજરાતમાં કોંગ્રેસની પહેલી લોકસભા જીત' },
  { seat: 'rajkot', note: 'પરષોત્તમ રૂપાલા સામે પરેશ ધાનાણી' },
  { seat: 'bharuch', note: 'મનસુખ વસાવા સામે ચૈતર વસાવા' },
  { seat: 'surat', note: 'ગુજરાતની એકમાત્ર બિનહરીફ બેઠક' },
  { seat: 'rae-bareli', note: 'રાહુલ ગાંધી પહેલી વાર રાયબરેલીથી' },
  { seat: 'amethi', note: 'સ્મૃતિ ઈરાની સામે કિશોરીલાલ શર્મા' },
  { seat: 'wayanad', note: 'રાહુલ ગાંધીની બીજી બેઠક' },
  { seat: 'faizabad', note: 'અયોધ્યા જેમાં આવે છે તે બેઠક' },
  { seat: 'mumbai-north-west', note: 'દેશની સૌથી ઓછી સરસાઈ: 48 મત' },
  { seat: 'baramati', note: 'પવાર પરિવારનાં બે ઉમેદવાર સામસામે' },
  { seat: 'mandi', note: 'કંગના રનૌત સામે વિક્રમાદિત્ય સિંહ' },
  { seat: 'baharampur', note: 'યુસુફ પઠાણ સામે અધીર રંજન ચૌધરી' },
];

/** By seat and place. */
export const demoStars: { seat: string; place: number; note: string }[] = [
  { seat: 'varanasi', place: 1, note: 'વડાપ્રધાન' },
  { seat: 'rae-bareli', place: 1, note: 'કોંગ્રેસના નેતા' },
  { seat: 'gandhinagar', place: 1, note: 'કેન્દ્રીય ગૃહમંત્રી' },
  { seat: 'navsari', place: 1, note: 'ભાજપના પ્રદેશ પ્રમુખ' },
  { seat: 'porbandar', place: 1, note: 'કેન્દ્રીય આરોગ્ય મંત્રી' },
  { seat: 'rajkot', place: 1, note: 'કેન્દ્રીય મંત્રી' },
  { seat: 'banaskantha', place: 1, note: 'વાવનાં ધારાસભ્ય' },
  { seat: 'bharuch', place: 2, note: 'ડેડિયાપાડાના ધારાસભ્ય' },
  { seat: 'lucknow', place: 1, note: 'કેન્દ્રીય સંરક્ષણ મંત્રી' },
  { seat: 'nagpur', place: 1, note: 'કેન્દ્રીય માર્ગ પરિવહન મંત્રી' },
  { seat: 'amethi', place: 2, note: 'કેન્દ્રીય મહિલા અને બાળ વિકાસ મંત્રી' },
  { seat: 'kannauj', place: 1, note: 'સમાજવાદી પાર્ટીના પ્રમુખ' },
  { seat: 'diamond-harbour', place: 1, note: 'તૃણમૂલ કોંગ્રેસના મહામંત્રી' },
  { seat: 'krishnanagar', place: 1, note: 'તૃણમૂલ કોંગ્રેસનાં નેતા' },
  { seat: 'baharampur', place: 1, note: 'વડોદરાના ક્રિકેટર' },
  { seat: 'mandi', place: 1, note: 'અભિનેત્રી' },
  { seat: 'mathura', place: 1, note: 'અભિનેત્રી' },
  { seat: 'meerut', place: 1, note: 'અભિનેતા' },
  { seat: 'thiruvananthapuram', place: 1, note: 'લેખક અને કોંગ્રેસના નેતા' },
  { seat: 'hyderabad', place: 1, note: 'એઆઈએમઆઈએમના પ્રમુખ' },
];

/** Lines of the counting day, 4 June 2024; the times are the demo's own. */
export const demoNews: { time: string; text: string; seat?: string; isPinned?: boolean }[] = [
  { time: '08:00', text: 'દેશભરમાં મતગણતરી શરૂ; પહેલાં ટપાલ મત ગણાશે.' },
  { time: '08:20', text: 'સુરતમાં ગણતરી નથી: ભાજપના મુકેશ દલાલ અગાઉથી બિનહરીફ જાહેર થયા છે.', seat: 'surat' },
  { time: '15:10', text: 'ઇન્દોરમાં ભાજપના શંકર લાલવાણીની સરસાઈ 11,75,092 મત; ‘નોટા’ને 2 લાખથી વધુ મત.', seat: 'indore' },
  { time: '16:05', text: 'ગાંધીનગરમાં અમિત શાહ 7,44,716 મતની સરસાઈથી વિજેતા.', seat: 'gandhinagar' },
  { time: '16:40', text: 'નવસારીમાં સી. આર. પાટીલની 7,73,551 મતની સરસાઈ, ગુજરાતની સૌથી મોટી.', seat: 'navsari' },
  { time: '17:15', text: 'બનાસકાંઠામાં ગેનીબેન ઠાકોર 30,406 મતથી વિજેતા.', seat: 'banaskantha' },
  { time: '17:50', text: 'વારાણસીમાં નરેન્દ્ર મોદી 1,52,513 મતથી વિજેતા.', seat: 'varanasi' },
  { time: '18:30', text: 'અમેઠીમાં કિશોરીલાલ શર્મા 1,67,196 મતથી વિજેતા.', seat: 'amethi' },
  { time: '21:40', text: 'મુંબઈ ઉત્તર-પશ્ચિમમાં રવીન્દ્ર વાયકર માત્ર 48 મતથી વિજેતા.', seat: 'mumbai-north-west' },
  { time: '23:30', text: 'પરિણામ: ભાજપ 240, કોંગ્રેસ 99, સપા 37, તૃણમૂલ 29; ગુજરાતમાં ભાજપ 25, કોંગ્રેસ 1.', isPinned: true },
];
