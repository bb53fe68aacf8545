import { gujarati } from '../../platform/text/catalogue.ts';

export const privacyWords = {
  title: { gu: 'તમારી માહિતી', en: 'Your data' },
  description: {
    gu: 'અમે તમારી કઈ માહિતી રાખીએ છીએ, શા માટે અને ક્યાં સુધી; અને તમે તે કેવી રીતે જોઈ, બંધ કરાવી કે ભૂંસાવી શકો.',
    en: 'Which data of yours we keep, why and how long, and how you can see, stop or erase it.',
  },
  invitation: {
    gu: 'સમાચાર વાંચવા માટે તમારી કોઈ માહિતી જોઈતી નથી. નીચેનામાંથી કંઈ વાપરો તો આટલું જ રખાય છે, અને મુદત પૂરી થયે આપોઆપ ભૂંસાય છે.',
    en: 'To read the news none of your data is needed. If you use one of the following, no more than this is kept, and it is erased by itself when its time is over.',
  },
  why: { gu: 'શા માટે', en: 'Why' },
  until: { gu: 'ક્યાં સુધી', en: 'How long' },
  optional: { gu: 'ફક્ત તમારી સંમતિથી', en: 'Only if you agree' },
  optionalNote: {
    gu: 'લૉગ ઇન કર્યા પછી આ ચાલુ કરી શકાય છે. બંધ કરવું પણ એટલું જ સહેલું છે, એ જ પાના પર.',
    en: 'These can be switched on once you have logged in. To switch them off is just as easy, on the same page.',
  },
  onDevice: { gu: 'ખાતા વિના આ ઉપકરણ પર પસંદ કરો', en: 'Choose on this device, without an account' },
  rights: { gu: 'તમારા હક', en: 'Your rights' },
  own: { gu: 'મારી પસંદગીઓ અને સંમતિ', en: 'My choices and consents' },
  copy: { gu: 'મારી બધી માહિતી ડાઉનલોડ કરો', en: 'Download all that is stored about me' },
  correct: { gu: 'પ્રોફાઇલ સુધારો અથવા ખાતું કાઢી નાખો', en: 'Correct the profile or delete the account' },
  complain: { gu: 'ફરિયાદ કરો', en: 'File a grievance' },
  policy: { gu: 'ગોપનીયતા નીતિ', en: 'Privacy policy' },
  services: { gu: 'સેવાઓ', en: 'Services' },
  agree: { gu: 'હા, ચાલુ કરો', en: 'Yes, switch it on' },
  withdraw: { gu: 'બંધ કરો', en: 'Switch it off' },
  withdrawNote: { gu: 'બંધ કરશો તો અત્યાર સુધી રખાયેલું પણ ભૂંસાઈ જશે.', en: 'If you switch it off, what was kept until now is erased too.' },
  isOn: { gu: 'ચાલુ છે', en: 'It is on' },
  isOff: { gu: 'બંધ છે', en: 'It is off' },
  given: { gu: 'તમારી સંમતિ નોંધાઈ.', en: 'Your consent is noted.' },
  withdrawn: { gu: 'બંધ થયું, અને રખાયેલું ભૂંસાઈ ગયું.', en: 'It is off, and what was kept is erased.' },
  noSuchPurpose: { gu: 'આ વિકલ્પ હવે નથી.', en: 'This choice is no longer there.' },
  notForMinors: {
    gu: '18 વર્ષથી નાની વયના વાચક માટે આ ચાલુ થઈ શકતું નથી.',
    en: 'This cannot be switched on for readers younger than 18.',
  },
  age: { gu: 'ઉંમર', en: 'Age' },
  ageNote: {
    gu: '18 વર્ષથી નાની વયના વાચક શું વાંચે છે તેની કોઈ નોંધ રખાતી નથી, અને તેમનું ખાતું માતા-પિતા કે વાલીની સંમતિથી જ ચાલે છે.',
    en: 'No record is kept of what readers younger than 18 read, and their account works only if a parent or guardian has agreed.',
  },
  minor: { gu: 'મારી ઉંમર 18 વર્ષથી ઓછી છે', en: 'I am younger than 18' },
  saveAge: { gu: 'સાચવો', en: 'Save' },
  ageSaved: { gu: 'ઉંમરની નોંધ સચવાઈ ગઈ.', en: 'Your age is noted.' },
  log: { gu: 'સંમતિની નોંધ', en: 'Log of consents' },
  account: { gu: 'ખાતું ખોલતી વખતના નિયમો અને ગોપનીયતા નીતિ', en: 'Terms and privacy policy, when the account was opened' },
  forChild: { gu: 'બાળકના ખાતા માટે', en: 'For the account of a child' },
  loggedGiven: { gu: 'સંમતિ આપી', en: 'agreed' },
  loggedWithdrawn: { gu: 'સંમતિ પાછી ખેંચી', en: 'withdrew' },
  more: { gu: 'કઈ માહિતી, શા માટે અને ક્યાં સુધી', en: 'Which data, why and how long' },
} as const;

export const privacyText = gujarati(privacyWords);
