/** What the error screen says of a form that can be sent again from there. */
export const unsentWords = {
  tooMany: {
    gu: 'તમારા નેટવર્ક પરથી હમણાં ઘણી વાર મોકલાયું છે, એટલે આ મોકલાયું નથી.',
    en: 'Much has been sent from your network just now, so this was not sent.',
  },
  notNow: { gu: 'આ હમણાં મોકલી શકાયું નથી.', en: 'This could not be sent just now.' },
  loggedOutTitle: { gu: 'ફરી લૉગ ઇન કરો', en: 'Log in again' },
  loggedOut: { gu: 'તમે લૉગ ઇન નથી, એટલે આ મોકલાયું નથી.', en: 'You are not logged in, so this was not sent.' },
  logInAgain: {
    gu: 'આ પાનું ખુલ્લું રાખો: લૉગ ઇન નવા ટૅબમાં ખૂલશે. લૉગ ઇન કર્યા પછી અહીં પાછા આવો અને ફરી મોકલો.',
    en: 'Keep this page open: the log-in opens in a new tab. When you have logged in, come back here and send it again.',
  },
  loginOff: {
    gu: 'વાચકો માટે લૉગ ઇન હાલમાં બંધ છે, એટલે આ મોકલાયું નથી.',
    en: 'Readers cannot log in at present, so this was not sent.',
  },
  whenOn: {
    gu: 'આ પાનું ખુલ્લું રાખો અને લૉગ ઇન ફરી ચાલુ થાય ત્યારે ફરી મોકલો.',
    en: 'Keep this page open and send it again when readers can log in once more.',
  },
  login: { gu: 'લૉગ ઇન કરો', en: 'Log in' },
  kept: { gu: 'તમે લખેલું અહીં સચવાયેલું છે.', en: 'What you wrote is kept here.' },
  minutes: { gu: 'આ પાનું ખુલ્લું રાખો અને {count} મિનિટ પછી ફરી મોકલો.', en: 'Keep this page open and send it again after {count} min.' },
  seconds: { gu: 'આ પાનું ખુલ્લું રાખો અને {count} સેકન્ડ પછી ફરી મોકલો.', en: 'Keep this page open and send it again after {count} s.' },
  chooseFiles: {
    gu: 'પસંદ કરેલી તસવીરો કે ફાઇલો સચવાઈ નથી. મોકલતાં પહેલાં ફરી પસંદ કરો:',
    en: 'The pictures or files that you had chosen were not kept. Choose them again before you send:',
  },
  sendAgain: { gu: 'ફરી મોકલો', en: 'Send again' },
} as const;
