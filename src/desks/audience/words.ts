import { gujarati } from '../../platform/text/catalogue.ts';

export const audienceWords = {
  what: { gu: 'કયું પાનું કેટલી વાર અને કેટલી વાર સુધી વંચાયું તેની ગણતરી', en: 'Counts of how often and how long each page is read' },
  why: {
    gu: 'વાચકોને શું ઉપયોગી છે અને પાનાં કેટલી ઝડપથી ખૂલે છે તે જાણવા માટે. ફક્ત સરવાળા રખાય છે: કોણે વાંચ્યું તે નોંધાતું નથી, તમારા ફોન કે કમ્પ્યુટરમાં કશું સચવાતું નથી અને તમારા નેટવર્કનું સરનામું રખાતું નથી. તમારું બ્રાઉઝર ‘પીછો ન કરો’ એવો સંકેત (ગ્લોબલ પ્રાઇવસી કંટ્રોલ કે ડુ નોટ ટ્રૅક) મોકલે તો ફક્ત પાનું ખૂલ્યાની ગણતરી થાય છે.',
    en: 'To know what is useful to readers and how fast pages open. Only sums are kept: who has read is not noted, nothing is stored on your device and your network address (IP) is not kept. If your browser sends Global Privacy Control or Do Not Track, only that a page was opened is counted.',
  },
  kept: { gu: 'કલાક અને દિવસના સરવાળા 35 દિવસ, મહિનાના સરવાળા બે વર્ષ.', en: 'Sums by hour and day for 35 days, by month for two years.' },
} as const;

export const audienceText = gujarati(audienceWords);
