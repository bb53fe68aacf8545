import { gujarati } from '../../platform/text/catalogue.ts';

export const audienceWords = {
  what: { gu: 'કયું પાનું કેટલી વાર અને કેટલો સમય વંચાયું તેની ગણતરી', en: 'Counts of how often and how long each page is read' },
  why: {
    gu: 'વાચકોને શું ઉપયોગી છે અને પાનાં કેટલી ઝડપથી ખૂલે છે તે જાણવા માટે. ફક્ત સરવાળા રખાય છે: કોણે વાંચ્યું તે નોંધાતું નથી, તમારા ઉપકરણમાં કશું સચવાતું નથી અને તમારા નેટવર્કનું સરનામું રખાતું નથી. તમારું બ્રાઉઝર “મારા પર નજર ન રાખો” એવો સંકેત (ગ્લોબલ પ્રાઇવસી કંટ્રોલ કે ડુ નૉટ ટ્રૅક) મોકલે તો ફક્ત પાનું ખૂલ્યાની ગણતરી થાય છે.',
    en: 'To know what is useful to readers and how fast pages open. Only sums are kept: who has read is not noted, nothing is stored on your device and your network address (IP) is not kept. If your browser sends Global Privacy Control or Do Not Track, only that a page was opened is counted.',
  },
  kept: { gu: 'કલાક અને દિવસના સરવાળા 35 દિવસ, મહિનાના સરવાળા બે વર્ષ.', en: 'Sums by hour and day for 35 days, by month for two years.' },
  measurement: { gu: 'ગૂગલ દ્વારા વાંચનની ગણતરી', en: 'Measurement by Google' },
  measurementOwn: {
    gu: 'કયાં પાનાં વંચાય છે તે આ અખબાર પોતે ગણે છે, કૂકી વિના અને કોણે વાંચ્યું તે નોંધ્યા વિના. તમે સંમતિ આપો તો જ ગૂગલ પણ ગણે છે.',
    en: 'This newspaper counts by itself which pages are read, without cookies and without noting who read them. Only if you agree does Google count too.',
  },
  measurementText: {
    gu: 'સંમતિ આપો તો આ બ્રાઉઝરમાં કયાં પાનાં ખૂલ્યાં તે ગૂગલ ગણશે. તે માટે ગૂગલ કૂકી વાપરે છે અને તમારા નેટવર્કનું સરનામું તેને મળે છે. આ માહિતી જાહેરાત માટે વાપરવાની ગૂગલને મંજૂરી અપાતી નથી. સંમતિ વિના ગૂગલ પાસેથી કશું મગાતું નથી.',
    en: 'If you agree, Google counts which pages are opened in this browser. It uses cookies for that and gets your network address (IP). It is not allowed to use this for advertising. Without your consent nothing is asked of Google.',
  },
  underAge: { gu: 'ઉંમર 18થી ઓછી હોય તો સંમતિ આપશો નહીં.', en: 'Do not agree if you are under 18.' },
  measurementWhy: {
    gu: 'વાચકો કયાં પાનાં વાંચે છે તે ગૂગલની મદદથી જાણવા માટે, ફક્ત તમારી સંમતિથી. ગૂગલ તમારા બ્રાઉઝરમાં કૂકી મૂકે છે અને તમારા નેટવર્કનું સરનામું તેને મળે છે.',
    en: 'To know by Google which pages readers read, only if you agree. Google sets cookies in your browser and gets your network address (IP).',
  },
  measurementWhat: { gu: 'ગૂગલે ગણેલું વાંચન', en: 'Reading as measured by Google' },
  measurementKept: {
    gu: 'સંમતિ પાછી ખેંચો ત્યાં સુધી; ત્યાર પછી કૂકી દૂર થાય છે અને ગૂગલને કશું મોકલાતું નથી. ગૂગલ પાસેની માહિતી ગૂગલની મુદત પ્રમાણે રહે છે.',
    en: 'Until you withdraw your consent; then the cookies are removed and nothing more is sent to Google. What Google has is kept as long as Google says.',
  },
  browserRefuses: {
    gu: 'તમારું બ્રાઉઝર “મારા પર નજર ન રાખો” એવો સંકેત મોકલે છે, એટલે ગૂગલ પાસેથી કશું મગાતું નથી.',
    en: 'Your browser sends the signal not to be followed, so nothing is asked of Google.',
  },
  needsScript: {
    gu: 'અહીં સંમતિ આપવા માટે બ્રાઉઝરમાં જાવાસ્ક્રિપ્ટ ચાલુ હોવી જોઈએ. તે બંધ હોય ત્યાં સુધી ગૂગલ કશું ગણતું નથી.',
    en: 'JavaScript must be on in the browser to agree here. Without it Google counts nothing.',
  },
} as const;

export const audienceText = gujarati(audienceWords);
