import { gujarati } from '../../platform/text/catalogue.ts';

/** The specification's error codes of notifications (section 8), as sentences for readers. */
export const pushProblemWords = {
  'unsupported-browser': {
    gu: 'આ બ્રાઉઝર સૂચનાઓ બતાવી શકતું નથી. ફોનમાં ક્રોમ, ફાયરફોક્સ કે સફારીનું તાજું વર્ઝન વાપરો. આઇફોન પર પહેલાં સાઇટને હોમ સ્ક્રીન પર ઉમેરો.',
    en: 'This browser cannot show notifications. Use a current Chrome, Firefox or Safari. On an iPhone add the site to the home screen first.',
  },
  'indexed-db-unsupported': {
    gu: 'આ બ્રાઉઝર કંઈ સાચવવા દેતું નથી, એટલે સૂચનાઓ ચાલુ કરી શકાતી નથી. ઇન્કોગ્નિટો (ખાનગી) વિન્ડો હોય તો સામાન્ય વિન્ડોમાં ખોલો.',
    en: 'This browser lets nothing be stored, so notifications cannot be turned on. If this is a private window, open a normal one.',
  },
  'permission-blocked': {
    gu: 'આ સાઇટને સૂચનાઓની પરવાનગી મળી નથી. બ્રાઉઝરમાં સરનામાની બાજુના ચિહ્નમાંથી પરવાનગી આપો અને ફરી પ્રયત્ન કરો.',
    en: 'This site was not given the permission for notifications. Give it by the sign beside the address in the browser, and try again.',
  },
  'missing-app-config-values': {
    gu: 'સૂચનાઓની ગોઠવણી હમણાં મળતી નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'The settings for notifications cannot be had just now. Please try again in a little while.',
  },
  'failed-service-worker-registration': {
    gu: 'સૂચનાઓ માટેનો ભાગ બ્રાઉઝરમાં ગોઠવી શકાયો નથી. પાનું ફરી ખોલીને પ્રયત્ન કરો.',
    en: 'The part for notifications could not be set up in the browser. Open the page again and retry.',
  },
  'invalid-sw-registration': {
    gu: 'સૂચનાઓ માટેનો ભાગ બ્રાઉઝરમાં ચાલુ થયો નથી. બ્રાઉઝર બંધ કરીને ફરી ખોલો અને પ્રયત્ન કરો.',
    en: 'The part for notifications did not start in the browser. Close the browser, open it again and retry.',
  },
  'token-subscribe-failed': {
    gu: 'સૂચનાઓ ચાલુ કરી શકાઈ નથી. ઇન્ટરનેટ તપાસો અને થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'Notifications could not be turned on. Check the internet and try again in a little while.',
  },
  'token-update-failed': {
    gu: 'તમારી પસંદગી સાચવી શકાઈ નથી. પહેલાંની પસંદગી ચાલુ છે. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'Your choice could not be saved. The one before still holds. Please try again in a little while.',
  },
  'no-token': {
    gu: 'આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ નથી. તે ફરી ચાલુ કરો.',
    en: 'Notifications are not on in this browser. Turn them on again.',
  },
} as const;

export type PushProblem = keyof typeof pushProblemWords;

export const pushProblemText = gujarati(pushProblemWords);
