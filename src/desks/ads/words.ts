import { gujarati } from '../../platform/text/catalogue.ts';

/** What readers read about advertising. */
export const adWords = {
  services: { gu: 'સેવાઓ', en: 'Services' },
  choices: { gu: 'જાહેરાત અને તમારી પસંદગી', en: 'Advertising and your choice' },
  choicesIntro: {
    gu: 'જાહેરાતની આવકથી આ અખબાર ચાલે છે. દરેક જાહેરાત ઉપર “જાહેરાત” લખેલું હોય છે. કઈ જાહેરાત દેખાશે તે પાનાના વિષય પરથી નક્કી થાય છે, તમારા વિશેની માહિતી પરથી નહીં.',
    en: 'Advertising pays for this newspaper. Each advertisement is labelled. The subject of the page decides which one is shown, not what is known of you.',
  },
  counting: {
    gu: 'જાહેરાત કેટલી વાર દેખાઈ અને કેટલી વાર દબાવાઈ તે અમે ગણીએ છીએ. એ ગણતરીમાં તમારું નામ, સરનામું કે ઓળખ રહેતાં નથી, અને કૂકી મુકાતી નથી.',
    en: 'We count how often an advertisement was seen and pressed. The count holds no name, address or identity of yours, and sets no cookie.',
  },
  deviceText: {
    gu: 'સંમતિ આપો તો એક જ જાહેરાત વારંવાર ન દેખાય તેની ગણતરી આ ઉપકરણમાં સચવાશે, અને ગૂગલની જાહેરાત પણ બતાવી શકાશે; ગૂગલ તે માટે કૂકી વાપરે છે. સંમતિ વિના આમાંનું કંઈ થતું નથી. ઉંમર 18થી ઓછી હોય તો સંમતિ આપશો નહીં.',
    en: 'If you agree, this device remembers how often you saw an advertisement, so that none is repeated too often, and Google may show some, for which it uses cookies. Without your consent none of it happens. Do not agree if you are under 18.',
  },
  needsScript: {
    gu: 'અહીં સંમતિ આપવા માટે બ્રાઉઝરમાં જાવાસ્ક્રિપ્ટ ચાલુ હોવી જોઈએ. તે બંધ હોય ત્યાં સુધી જાહેરાત દેખાતી નથી.',
    en: 'JavaScript must be on in the browser to agree here. Without it no advertisement is shown.',
  },
  advertise: { gu: 'અમારે ત્યાં જાહેરખબર આપો', en: 'Advertise with us' },
  purpose: { gu: 'જાહેરાત માટેની ગણતરી', en: 'Counting for advertising' },
  purposeText: {
    gu: 'એક જ જાહેરાત વારંવાર ન દેખાય તે માટે આ ઉપકરણમાં ગણતરી સચવાશે, અને ગૂગલની જાહેરાત બતાવી શકાશે; ગૂગલ તે માટે કૂકી વાપરે છે.',
    en: 'So that no advertisement is repeated too often, this device keeps a count, and Google may show advertisements, for which it uses cookies.',
  },
} as const;

export const adText = gujarati(adWords);
