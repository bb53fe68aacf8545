/** What the newsroom's frame says, whatever the desk. */
export const newsroomWords = {
  newsroom: { gu: 'ન્યૂઝરૂમ', en: 'Newsroom' },
  toPaper: { gu: 'અખબાર જુઓ', en: 'See the paper' },
  noConnection: {
    gu: 'સર્વર સુધી પહોંચાતું નથી. ઇન્ટરનેટ જુઓ; તમારું લખાણ અહીં સચવાયેલું છે.',
    en: 'The server cannot be reached. Check the connection; what you wrote is still here.',
  },
  noAnswer: {
    gu: 'સર્વરે સમજાય એવો જવાબ આપ્યો નહીં. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'The server gave no answer we understand. Try again in a moment.',
  },
  notDone: { gu: 'આ થઈ શક્યું નહીં. થોડી વાર પછી ફરી પ્રયત્ન કરો.', en: 'This could not be done. Try again in a moment.' },
  lineStalled: {
    gu: 'ઇન્ટરનેટ અટકી ગયું અને ફાઇલ પૂરી પહોંચી નહીં. ફરી મોકલો.',
    en: 'The connection stalled and the file did not arrive. Send it again.',
  },
  fileUnreadable: {
    gu: 'આ ફાઇલ વાંચી શકાતી નથી: ખસેડાઈ, બદલાઈ કે કાર્ડ કાઢી લીધું હશે. ફરી પસંદ કરો.',
    en: 'This file cannot be read: it was moved or changed, or its card taken out. Choose it again.',
  },
  loading: { gu: 'ખૂલી રહ્યું છે…', en: 'Opening…' },
  save: { gu: 'સાચવો', en: 'Save' },
  cancel: { gu: 'રહેવા દો', en: 'Cancel' },
  remove: { gu: 'કાઢી નાખો', en: 'Remove' },
  tryAgain: { gu: 'ફરી કરો', en: 'Try again' },

  signIn: { gu: 'સાઇન ઇન', en: 'Sign in' },
  signOut: { gu: 'સાઇન આઉટ', en: 'Sign out' },
  email: { gu: 'ઈમેલ', en: 'E-mail' },
  password: { gu: 'પાસવર્ડ', en: 'Password' },
  name: { gu: 'નામ', en: 'Name' },
  goOn: { gu: 'આગળ', en: 'Continue' },
  sessionOver: {
    gu: 'તમારું સત્ર પૂરું થયું. ફરી સાઇન ઇન કરો; આ પાના પરનું લખાણ એમનું એમ છે.',
    en: 'Your session is over. Sign in again; what stands on this page stays as it is.',
  },
  wrongPassword: { gu: 'ઈમેલ કે પાસવર્ડ ખોટો છે.', en: 'The e-mail address or the password is wrong.' },
  wrongPasswordOnly: { gu: 'પાસવર્ડ ખોટો છે.', en: 'The password is wrong.' },
  wrongCode: {
    gu: 'આ કોડ ખોટો છે કે જૂનો થઈ ગયો. ઍપમાં હમણાં દેખાતો કોડ લખો.',
    en: 'This code is wrong or too old. Enter the one the app shows now.',
  },
  wrongRecoveryCode: { gu: 'આ બચાવ-કોડ ખોટો છે કે વપરાઈ ગયો છે.', en: 'This recovery code is wrong or was used already.' },
  codeTooLate: { gu: 'બહુ વાર થઈ. પાસવર્ડથી ફરી શરૂ કરો.', en: 'That took too long. Begin again with the password.' },
  tooManyCodes: {
    gu: 'કોડ ઘણી વાર ખોટો અપાયો. પાસવર્ડથી ફરી શરૂ કરો.',
    en: 'The code was wrong too often. Begin again with the password.',
  },

  secondFactor: { gu: 'બીજી ચકાસણી', en: 'Second factor' },
  codeFromApp: { gu: 'ઍપમાંથી છ આંકડાનો કોડ', en: 'The six digits in your app' },
  recoveryCode: { gu: 'બચાવ-કોડ', en: 'Recovery code' },
  useRecoveryCode: { gu: 'ફોન પાસે નથી? બચાવ-કોડ વાપરો', en: 'No telephone at hand? Use a recovery code' },
  useApp: { gu: 'ઍપનો કોડ વાપરો', en: 'Use the app’s code' },
  setUpSecond: { gu: 'બીજી ચકાસણી ગોઠવો', en: 'Set up your second factor' },
  setUpWhy: {
    gu: 'ન્યૂઝરૂમમાં આવવા પાસવર્ડ ઉપરાંત ફોનની એક ઍપનો કોડ જોઈએ. ઍપ (ગૂગલ ઑથેન્ટિકેટર, ઍજિસ જેવી) ખોલો અને આ ચોરસ સ્કૅન કરો.',
    en: 'To come in you need, beside the password, a code of an app on your telephone. Open the app (Google Authenticator, Aegis, 1Password or such) and scan this square.',
  },
  orType: { gu: 'કે આ ચાવી હાથે લખો:', en: 'Or type this key:' },
  confirmPassword: { gu: 'ખાતરી માટે પાસવર્ડ ફરી લખો.', en: 'Enter your password once more, to be sure it is you.' },
  keepCodes: {
    gu: 'આ દસ બચાવ-કોડ કાગળ પર લખી સલામત જગ્યાએ રાખો: ફોન ખોવાય તો દરેક એક વાર ચાલશે. ફરી બતાવાશે નહીં.',
    en: 'Write these ten recovery codes down and keep them safe: should you lose the telephone, each works once. They are not shown again.',
  },
  codesKept: { gu: 'લખી લીધા', en: 'I have written them down' },

  welcome: { gu: 'સ્વાગત છે', en: 'Welcome' },
  welcomeFirst: {
    gu: 'આ અખબારમાં હજી કોઈ કામ કરતું નથી. તમે તેના પહેલા સંચાલક બનશો.',
    en: 'Nobody works at this paper yet. You become its first administrator.',
  },
  choosePassword: { gu: 'પાસવર્ડ પસંદ કરો', en: 'Choose a password' },
  passwordAdvice: {
    gu: 'ઓછામાં ઓછા 12 અક્ષર. ત્રણ-ચાર અસંબંધિત શબ્દો યાદ રહે અને ધારી ન શકાય.',
    en: 'At least 12 characters. Three or four unrelated words are easy to remember and hard to guess.',
  },
  passwordSet: { gu: 'પાસવર્ડ રખાઈ ગયો. હવે સાઇન ઇન કરો.', en: 'The password is set. Now sign in.' },

  move: { gu: 'ખસેડો:', en: 'Move:' },
  howToSort: {
    gu: 'ઉપાડવા સ્પેસ દબાવો, તીરથી ખસેડો, મૂકવા ફરી સ્પેસ દબાવો, રહેવા દેવા એસ્કેપ દબાવો.',
    en: 'Press space to pick it up, arrows to move it, space again to put it down, escape to leave it.',
  },
  pickedUp: { gu: 'ઉપાડ્યું:', en: 'Picked up:' },
  placeIs: { gu: 'જગ્યા', en: 'Place' },
  putDown: { gu: 'મૂક્યું:', en: 'Put down:' },
  leftThere: { gu: 'હતું ત્યાં રહેવા દીધું.', en: 'Left where it was.' },

  unsavedTitle: { gu: 'ફેરફાર સચવાયા નથી', en: 'Not saved yet' },
  unsavedText: {
    gu: 'આ સ્ક્રીન છોડશો તો તેના પર કરેલા ફેરફાર જતા રહેશે.',
    en: 'If you leave this screen, what you changed on it is lost.',
  },
  closeNotice: { gu: 'બંધ કરો', en: 'Close' },
  stay: { gu: 'અહીં રહો', en: 'Stay here' },
  leaveUnsaved: { gu: 'સાચવ્યા વગર જાઓ', en: 'Leave without saving' },
  saveAndLeave: { gu: 'સાચવીને જાઓ', en: 'Save and leave' },

  groupDay: { gu: 'આજનું કામ', en: 'Today' },
  groupMedia: { gu: 'ચિત્ર અને વિડિયો', en: 'Pictures and films' },
  groupStructure: { gu: 'માળખું', en: 'Structure' },
  groupHouse: { gu: 'સંસ્થા', en: 'House' },
  dashboard: { gu: 'આજે', en: 'Today' },
} as const;
