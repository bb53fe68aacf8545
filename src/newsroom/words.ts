/** Texts of the newsroom frame. */
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
  confirm: { gu: 'હા, કરો', en: 'Confirm' },
  remove: { gu: 'કાઢી નાખો', en: 'Remove' },
  back: { gu: 'પાછા', en: 'Back' },
  inIndianTime: { gu: '{label} (ભારતીય સમય)', en: '{label} (IST)' },
  halfTime: { gu: 'આ સમય અધૂરો છે: પૂરો લખો કે ખાલી કરો.', en: 'This time is incomplete: finish it, or clear it.' },
  tryAgain: { gu: 'ફરી પ્રયત્ન કરો', en: 'Try again' },
  loadPresent: { gu: 'તાજી સ્થિતિ લાવો', en: 'Load the present state' },

  signIn: { gu: 'સાઇન ઇન', en: 'Sign in' },
  signOut: { gu: 'સાઇન આઉટ', en: 'Sign out' },
  email: { gu: 'ઈમેલ', en: 'Email' },
  password: { gu: 'પાસવર્ડ', en: 'Password' },
  name: { gu: 'નામ', en: 'Name' },
  goOn: { gu: 'આગળ', en: 'Continue' },
  sessionOver: {
    gu: 'તમારું સત્ર પૂરું થયું. ફરી સાઇન ઇન કરો; આ પાના પરનું લખાણ એમનું એમ છે. સાચવવાનું અધૂરું રહ્યું હોય તો પછી ફરી સાચવો.',
    en: 'Your session is over. Sign in again; what stands on this page stays as it is. If you were saving something, save it again then.',
  },
  wrongPassword: { gu: 'ઈમેલ કે પાસવર્ડ ખોટો છે.', en: 'The email address or the password is wrong.' },
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

  openMenu: { gu: 'મેનુ ખોલો', en: 'Open the menu' },
  closeMenu: { gu: 'મેનુ બંધ કરો', en: 'Close the menu' },
  skipToContent: { gu: 'સીધા મુખ્ય ભાગ પર જાઓ', en: 'Skip to the content' },
  language: { gu: 'ભાષા', en: 'Language' },
  toggleColors: { gu: 'રાત-દિવસ થીમ બદલો', en: 'Light or dark' },
  reload: { gu: 'તાજું કરો', en: 'Reload' },
  ownMenu: { gu: 'તમારું ખાતું', en: 'Your account' },
  notFound: { gu: 'મળ્યું નહીં', en: 'Not found' },
  notFoundText: { gu: 'સરનામું ખોટું છે કે આ હવે નથી.', en: 'The address is wrong, or this is no longer here.' },
  screenFailed: { gu: 'કંઈક ખોટું થયું', en: 'Something went wrong' },
  screenFailedText: {
    gu: 'કંઈક ખોટું થયું અને કામ પૂરું થયું નહીં. પાનું ફરી ખોલી જુઓ.',
    en: 'Something went wrong and this was not completed. Try to open the page again.',
  },
  notDownloaded: { gu: 'આ સ્ક્રીન ખૂલી નહીં', en: 'This screen did not open' },
  lineDown: {
    gu: 'ઇન્ટરનેટ ધીમું કે બંધ હોય એમ લાગે છે. ચાલુ થાય ત્યારે ફરી પ્રયત્ન કરો; સચવાયેલું બધું એમનું એમ છે.',
    en: 'The connection seems to be down or slow. Try again when it is back; everything saved stays as it is.',
  },
  newVersion: {
    gu: 'ન્યૂઝરૂમ બદલાયું છે કે ઇન્ટરનેટ અટક્યું હતું. પાનું ફરી ખોલો; ફાઇલ મોકલાતી હોય તો તે પૂરી થવા દો.',
    en: 'The newsroom has changed, or the connection was down for a moment. Reload the page; if a file is being sent, let it finish first.',
  },
  reloadPage: { gu: 'પાનું ફરી ખોલો', en: 'Reload the page' },

  linkNotCopied: { gu: 'લિંક કૉપિ થઈ નહીં: તેને હાથે પસંદ કરો.', en: 'It could not be copied: select the link by hand.' },
  searchFindsMore: { gu: 'યાદી અહીં પૂરી થતી નથી: શોધવા માટે ઉપર શબ્દો લખો.', en: 'The list goes on: enter words above to search it.' },
  nothingFound: { gu: 'કશું મળ્યું નહીં.', en: 'Nothing found.' },
  nothingYet: { gu: 'હજી અહીં કશું નથી.', en: 'There is nothing here yet.' },
  openList: { gu: 'યાદી ખોલો', en: 'Open the list' },
  closeList: { gu: 'યાદી બંધ કરો', en: 'Close the list' },
  clear: { gu: 'ખાલી કરો', en: 'Clear' },
  close: { gu: 'બંધ કરો', en: 'Close' },
  clearFilters: { gu: 'ફિલ્ટર હટાવો', en: 'Clear the filters' },
  any: { gu: 'બધાં', en: 'Any' },
  perPage: { gu: 'એક પાને:', en: 'Per page:' },
  pageRange: { gu: '{total}માંથી {from}–{to}', en: '{from}–{to} of {total}' },
  pageRangeOfMore: { gu: '{total}થી વધુમાંથી {from}–{to}', en: '{from}–{to} of more than {total}' },
  narrowDown: { gu: 'બાકીનું શોધથી કે ફિલ્ટરથી મળશે.', en: 'Search or filter to find the rest.' },
  showMore: { gu: 'વધુ બતાવો', en: 'Show more' },
  firstPage: { gu: 'પહેલું પાનું', en: 'First page' },
  lastPage: { gu: 'છેલ્લું પાનું', en: 'Last page' },
  nextPage: { gu: 'પછીનું પાનું', en: 'Next page' },
  previousPage: { gu: 'પાછલું પાનું', en: 'Previous page' },
  goToPage: { gu: 'પાના {page} પર જાઓ', en: 'Go to page {page}' },
  yes: { gu: 'હા', en: 'Yes' },
  no: { gu: 'ના', en: 'No' },
  saved: { gu: 'સચવાયું', en: 'Saved' },
  fileComing: { gu: 'ફાઇલ આવે છે…', en: 'A file is arriving…' },

  required: { gu: 'જરૂરી છે', en: 'Required' },
  badEmail: { gu: 'ઈમેલ બરાબર લખો', en: 'Write a valid email address' },
  tooLong: { gu: 'આ બહુ લાંબું છે', en: 'This is too long' },
  invalidForm: {
    gu: 'કંઈક ખૂટે છે કે ખોટું છે: નિશાન કરેલી જગ્યા જુઓ.',
    en: 'Something is missing or wrong: see the marked fields.',
  },

  unsavedTitle: { gu: 'ફેરફાર સચવાયા નથી', en: 'Not saved yet' },
  unsavedText: {
    gu: 'આ સ્ક્રીન છોડશો તો તેના પર કરેલા ફેરફાર જતા રહેશે.',
    en: 'If you leave this screen, what you changed on it is lost.',
  },
  closeThisNotice: { gu: 'સૂચના હટાવો', en: 'Dismiss this notice' },
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

/** Texts of files that are uploaded. */
export const uploadWords = {
  waiting: { gu: 'વારો આવવાનો છે', en: 'Waiting' },
  sendAgain: { gu: 'ફરી મોકલો', en: 'Send again' },
  stop: { gu: 'મોકલવું બંધ કરો', en: 'Do not send' },
  forget: { gu: 'યાદીમાંથી કાઢો', en: 'Take off the list' },
} as const;

/** Texts of lists that are sorted by hand. */
export const sortingWords = {
  move: { gu: 'ખસેડો', en: 'Move' },
  moveHelp: {
    gu: 'ખસેડવા સ્પેસ દબાવો, તીરની કીથી જગ્યા પસંદ કરો, ફરી સ્પેસ દબાવો. રહેવા દેવા એસ્કેપ.',
    en: 'Press space to pick it up, arrow keys to move it, space again to put it down, escape to leave it where it was.',
  },
  pickedUp: { gu: 'ઉપાડ્યું', en: 'Picked up' },
  putDown: { gu: 'મૂક્યું', en: 'Put down' },
  leftThere: { gu: 'હતું ત્યાં જ રાખ્યું', en: 'Left where it was' },
  place: { gu: 'જગ્યા', en: 'Place' },
  up: { gu: 'એક જગ્યા આગળ', en: 'One place earlier' },
  down: { gu: 'એક જગ્યા પાછળ', en: 'One place later' },
  first: { gu: 'સૌથી આગળ', en: 'To the beginning' },
  last: { gu: 'સૌથી પાછળ', en: 'To the end' },
  notSaved: {
    gu: 'નવો ક્રમ સચવાયો નથી, એટલે યાદી પહેલાંના ક્રમમાં છે.',
    en: 'The new order is not saved, so the list is in its earlier order.',
  },
} as const;
