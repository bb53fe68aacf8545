/** Sides of the demo's tournament: invented people, none of whom plays cricket for anybody. Each word in Latin and in Gujarati letters. */
type DemoTeam = { nameEn: string; strength: number; given: string; family: string };

const demoTeams: readonly DemoTeam[] = [
  {
    nameEn: 'India',
    strength: 108,
    given: 'Malhar મલ્હાર|Ojas ઓજસ|Kavan કવન|Tirth તીર્થ|Hridayesh હૃદયેશ|Vandan વંદન',
    family:
      'Vaghela વાઘેલા|Mevada મેવાડા|Gohil ગોહિલ|Trivedi ત્રિવેદી|Rathwa રાઠવા|Barot બારોટ|Chavda ચાવડા|Kapadia કાપડિયા|Zaveri ઝવેરી|Munshi મુનશી|Limbachiya લીંબાચિયા|Dholakia ધોળકિયા',
  },
  {
    nameEn: 'Pakistan',
    strength: 101,
    given: 'Zoraiz ઝોરેઝ|Mahir માહિર|Taimur તૈમુર|Faizan ફૈઝાન|Rohail રોહૈલ|Danish દાનિશ',
    family:
      'Lodhi લોધી|Bukhari બુખારી|Qazilbash કઝિલબાશ|Warraich વરાઇચ|Kiani કિયાની|Sumro સુમરો|Gilani ગિલાની|Makhdoom મખદૂમ|Tiwana ટિવાણા|Durrani દુર્રાની|Mirani મિરાણી|Sethi સેઠી',
  },
  {
    nameEn: 'Sri Lanka',
    strength: 97,
    given: 'Sahan સહન|Tharuka થરુકા|Nipun નિપુણ|Ravindu રવિન્દુ|Kavishka કવિશ્કા|Malinda માલિન્દા',
    family:
      'Weerakoon વીરાકૂન|Abeysekara અબેસેકરા|Ranatunge રણતુંગે|Samaranayake સમરનાયકે|Dissanayaka દિસાનાયકા|Kulasinghe કુલસિંઘે|Ekanayake એકનાયકે|Jayalath જયલથ|Gamlath ગમલથ|Pallewatte પલ્લેવટ્ટે|Hettige હેટ્ટિગે|Wijekoon વિજેકૂન',
  },
  {
    nameEn: 'New Zealand',
    strength: 104,
    given: 'Callum કેલમ|Hamish હેમિશ|Tane ટાને|Jarrod જેરોડ|Reuben રુબેન|Angus એંગસ',
    family:
      'Whitcombe વ્હિટકમ|Parata પરાટા|Hollings હોલિંગ્સ|Drummond ડ્રમંડ|Kereama કેરેઆમા|Fairbairn ફેરબર્ન|Ashcroft એશક્રોફ્ટ|Tamihana ટામિહાના|Loughnan લોકનન|Birchall બર્ચોલ|Mackersey મૅકર્સી|Thorburn થોરબર્ન',
  },
  {
    nameEn: 'Netherlands',
    strength: 90,
    given: 'Joris યોરિસ|Sander સાન્ડર|Thijs થાઇસ|Ruben રુબેન|Luuk લૂક|Willem વિલેમ',
    family:
      'Hoekstra હૂકસ્ટ્રા|Bakkerman બાકરમન|Verhoeven વર્હુવન|Dijkgraaf ડાઇકગ્રાફ|Kuipers કાઉપર્સ|Terlouw ટેરલાઉ|Brouwer બ્રાઉવર|Schaap સ્ખાપ|Molenaar મોલેનાર|Postma પોસ્ટમા|Veenstra વીન્સ્ટ્રા|Wagenaar વાખેનાર',
  },
  {
    nameEn: 'Bangladesh',
    strength: 95,
    given: 'Arman અરમાન|Tanjil તંજીલ|Sakhawat સખાવત|Rifat રિફાત|Nayeem નઈમ|Zubayer ઝુબૈર',
    family:
      'Talukdar તાલુકદાર|Bhuiyan ભુઇયાં|Munshigar મુનશીગર|Khondaker ખોંદકર|Mridha મૃધા|Sikder સિકદર|Howlader હાઉલાદર|Prodhan પ્રધાન|Mazumder મજુમદાર|Akanda આકંદ|Patwary પટવારી|Biswas બિશ્વાસ',
  },
  {
    nameEn: 'South Africa',
    strength: 106,
    given: 'Thabiso થાબિસો|Pieter પીટર|Lwazi લ્વાઝી|Ruan રુઆન|Kagiso કાગિસો|Hendrik હેન્ડ્રિક',
    family:
      'Mabaso માબાસો|Terblanche ટેરબ્લાન્ચ|Nkosi ન્કોસી|Oosthuizen ઓસ્ટહેઝન|Dlamini દ્લામિની|Swart સ્વાર્ટ|Mokoena મોકોએના|Steenkamp સ્ટીનકેમ્પ|Cilliers સિલિયર્સ|Khumalo ખુમાલો|Vermaak વર્માક|Zwane ઝ્વાને',
  },
  {
    nameEn: 'Afghanistan',
    strength: 98,
    given: 'Zmarai ઝમરાઈ|Wais વૈસ|Hamid હામિદ|Sohrab સોહરાબ|Yama યામા|Navid નાવિદ',
    family:
      'Popal પોપલ|Sahibzai સાહિબઝઈ|Nangyal નંગ્યાલ|Barakzai બારાકઝઈ|Wardag વરદગ|Hotak હોતક|Tokhi તોખી|Mangal મંગલ|Kakar કાકર|Amarkhil અમરખિલ|Safi સાફી|Shirzai શિરઝઈ',
  },
  {
    nameEn: 'England',
    strength: 103,
    given: 'Rupert રુપર્ટ|Edwin એડવિન|Miles માઇલ્સ|Hugo હ્યુગો|Barnaby બાર્નબી|Giles જાઇલ્સ',
    family:
      'Pemberton પેમ્બર્ટન|Hathaway હેથવે|Crowther ક્રાઉધર|Lockwood લોકવુડ|Fairfax ફેરફેક્સ|Bramwell બ્રેમવેલ|Thistle થિસલ|Ormerod ઓર્મરોડ|Winslow વિન્સ્લો|Tarrant ટેરન્ટ|Haverford હેવરફોર્ડ|Ludlow લડલો',
  },
  {
    nameEn: 'Australia',
    strength: 106,
    given: 'Lachlan લાકલાન|Brody બ્રોડી|Darcy ડાર્સી|Flynn ફ્લિન|Banjo બેન્જો|Toby ટોબી',
    family:
      'Harrowgate હેરોગેટ|Mulcahy મલ્કાહી|Pickering પિકરિંગ|Dunstan ડન્સ્ટન|Kilbride કિલબ્રાઇડ|Wattley વૉટલી|Quillfeather ક્વિલફેધર|Callaway કેલવે|Strahan સ્ટ્રાહન|Bellbird બેલબર્ડ|Coolidge કૂલિજ|Yarrow યારો',
  },
];

export type DemoPlayer = { registryId: string; name: string; nameEn: string };
export type DemoSide = { nameEn: string; strength: number; players: readonly DemoPlayer[] };

const words = (list: string) =>
  list.split('|').map((pair) => {
    const [latin = '', gujarati = ''] = pair.split(' ');
    return { latin, gujarati };
  });

/** The sides with their squads of twelve: batters first, the seventh keeps wicket, then bowlers. */
export function demoSides(): DemoSide[] {
  return demoTeams.map(({ nameEn, strength, given, family }) => {
    const first = words(given);
    const players = words(family).map(({ latin, gujarati }, at) => {
      const own = first[(at * 5 + 1) % first.length];
      const number = String(at + 1).padStart(2, '0');
      return {
        registryId: `demo-${nameEn.toLowerCase().replace(' ', '-')}-${number}`,
        name: `${own?.gujarati} ${gujarati}`,
        nameEn: `${own?.latin} ${latin}`,
      };
    });
    return { nameEn, strength, players };
  });
}
