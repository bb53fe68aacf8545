import { gujarati } from '../../platform/text/catalogue.ts';

export const historyWords = {
  title: { gu: 'તમે વાંચેલા સમાચાર', en: 'What you have read' },
  intro: {
    gu: 'છેલ્લા 90 દિવસમાં તમે વાંચેલા સમાચાર. આ યાદી ફક્ત તમને દેખાય છે.',
    en: 'The stories that you have read in the last 90 days. Only you see this list.',
  },
  none: { gu: 'હજી કોઈ સમાચાર નોંધાયા નથી.', en: 'No story has been noted yet.' },
  isOff: {
    gu: 'તમારા ખાતામાં વાંચેલા સમાચારની કોઈ નોંધ રખાતી નથી. તમારા દરેક ફોન અને કમ્પ્યુટર પર તે ફરી મળે તે માટે ચાલુ કરી શકો.',
    en: 'Your account keeps no record of what you read. You can switch it on to find it again on each of your phones and computers.',
  },
  loggedOut: {
    gu: 'બીજા ફોન કે કમ્પ્યુટર પર પણ આ યાદી જોઈતી હોય તો લૉગ ઇન કરીને ચાલુ કરો.',
    en: 'To have the list on your other phones and computers too, log in and switch it on.',
  },
  login: { gu: 'લૉગ ઇન', en: 'Log in' },
  onDevice: { gu: 'આ ફોન કે કમ્પ્યુટર પર વાંચેલા', en: 'Read on this device' },
  onDeviceNote: {
    gu: 'છેલ્લા 50 સમાચાર. આ યાદી ફક્ત અહીં રહે છે, અમને મોકલાતી નથી.',
    en: 'The last 50 stories. The list stays here and is not sent to us.',
  },
  noneOnDevice: {
    gu: 'અહીં હજી કોઈ સમાચાર વાંચ્યા નથી, અથવા બ્રાઉઝર યાદી રાખવા દેતું નથી.',
    en: 'No story has been read here yet, or the browser keeps no list.',
  },
  services: { gu: 'સેવાઓ', en: 'Services' },
  choose: { gu: 'મારી પસંદગીઓ', en: 'My choices' },
  forget: { gu: 'યાદીમાંથી કાઢો', en: 'Remove' },
  forgetAll: { gu: 'બધું ભૂંસો', en: 'Erase all' },
  forgotten: { gu: 'યાદીમાંથી કાઢ્યું.', en: 'Removed from the list.' },
  purpose: { gu: 'વાંચેલા સમાચારની યાદી', en: 'List of what you have read' },
  purposeText: {
    gu: 'તમે લૉગ ઇન હો ત્યારે વાંચેલા સમાચાર અને છેલ્લે વાંચ્યાનો સમય 90 દિવસ રખાશે, જેથી તમારા દરેક ફોન અને કમ્પ્યુટર પર તે ફરી મળે. યાદી ફક્ત તમને દેખાશે અને બીજા કોઈ કામમાં નહીં વપરાય.',
    en: 'The stories that you read while you are logged in, with the last time, are kept for 90 days, so that you find them again on each of your phones and computers. Only you see the list, and it is used for nothing else.',
  },
  what: { gu: 'વાંચેલા સમાચારની યાદી', en: 'The list of stories read' },
  why: {
    gu: 'વાંચેલું તમને ફરી મળે તે માટે; ફક્ત તમે ચાલુ કરો તો. તે વગર યાદી ફક્ત તમારા ઉપકરણમાં રહે છે, અમને મોકલાતી નથી.',
    en: 'For you to find again what you have read; only if you switch it on. Without that the list stays on your device and is not sent to us.',
  },
  kept: { gu: '90 દિવસ, અથવા તમે બંધ કરો ત્યાં સુધી.', en: '90 days, or until you switch it off.' },
  noSuchStory: { gu: 'આ સમાચાર હવે નથી.', en: 'This story is no longer there.' },
  notAgreed: { gu: 'તમે વાંચેલા સમાચારની યાદી ચાલુ કરી નથી.', en: 'You have not switched on the list of what you read.' },
  noted: { gu: 'યાદીમાં નોંધાયું.', en: 'Noted in the list.' },
} as const;

export const historyText = gujarati(historyWords);
