import { pictureMenuWords } from './menuWords.ts';
/** Why a picture is not added, changed or deleted, for the editor. */
export const pictureRefusalWords = {
  tooLarge: {
    gu: 'આ ચિત્ર બહુ મોટું છે: વધુમાં વધુ 25 એમબી અને 6 કરોડ પિક્સેલ ચાલે. નાનું કરીને ફરી મૂકો.',
    en: 'The picture is too large: at most 25 MB and 60 million points. Make it smaller and try again.',
  },
  notPicture: {
    gu: 'આ ફાઇલ ચિત્ર નથી કે આ પ્રકારનું ચિત્ર ચાલતું નથી: જેપીજી, પીએનજી, વેબપી, એવીઆઈએફ કે જીઆઈએફ મૂકો.',
    en: 'This is no picture, or none of a kind we take: JPEG, PNG, WebP, AVIF or GIF.',
  },
  tookTooLong: {
    gu: 'ચિત્ર તૈયાર કરવામાં ઘણી વાર લાગી: થોડી વાર પછી ફરી મૂકો.',
    en: 'Preparing the picture took too long: try again in a moment.',
  },
  broken: { gu: 'આ ચિત્ર અધૂરું કે બગડેલું છે: ફરી બનાવીને મૂકો.', en: 'The picture is broken or cut off: make it anew and try again.' },
  fileOfAnother: {
    gu: 'આ જ ફાઇલ બીજા ચિત્ર તરીકે સંગ્રહમાં છે: તે ચિત્ર જ વાપરો.',
    en: 'The library has this very file as another picture: use that one.',
  },
  inUse: { gu: 'આ ચિત્ર વપરાય છે, એટલે કાઢી ન શકાય.', en: 'The picture is in use and cannot be removed.' },
  notYourPicture: {
    gu: 'તમે ઉમેરેલાં ચિત્રો જ તમે સુધારી શકો. બાકીનાં માટે ઉપસંપાદકને કહો.',
    en: 'You may change the pictures you brought. For others, ask a sub-editor.',
  },
} as const;

/** Texts of the pictures screens. */
export const pictureDeskWords = {
  ...pictureMenuWords,
  picture: { gu: 'ચિત્ર', en: 'Picture' },
  upload: { gu: 'ચિત્રો ઉમેરો', en: 'Add pictures' },
  uploads: { gu: 'આવી રહેલાં ચિત્રો', en: 'Pictures on their way' },
  dropHere: {
    gu: 'કે એકસાથે ઘણાં ચિત્રો ખેંચીને અહીં મૂકો. દરેક વધુમાં વધુ 25 એમબી.',
    en: 'Or drop any number of pictures here. Each of 25 MB at most.',
  },
  checking: { gu: 'તપાસ ચાલે છે…', en: 'Being checked…' },
  cameIn: { gu: 'સંગ્રહમાં આવી ગયું', en: 'In the library' },
  alreadyThere: { gu: 'સંગ્રહમાં પહેલેથી છે', en: 'It was in the library already' },
  arrived: { gu: 'સંગ્રહમાં આવ્યાં', en: 'In the library' },
  notArrived: { gu: 'ન આવ્યાં', en: 'Did not arrive' },
  sendFailedAgain: { gu: 'ન આવેલાં ફરી મોકલો', en: 'Send those again' },
  clearDone: { gu: 'પૂરાં થયેલાં હટાવો', en: 'Clear those that are done' },
  search: { gu: 'ચિત્રો શોધો', en: 'Search pictures' },
  own: { gu: 'મેં ઉમેરેલાં', en: 'Brought by me' },
  undescribed: { gu: 'વર્ણન બાકી', en: 'Without description' },
  noAlt: { gu: 'વર્ણન નથી', en: 'No description' },
  nothingFound: { gu: 'આવું કોઈ ચિત્ર મળ્યું નહીં.', en: 'No such picture was found.' },
  empty: { gu: 'સંગ્રહમાં હજી કોઈ ચિત્ર નથી. પહેલું ચિત્ર ઉમેરો.', en: 'The library has no pictures yet. Add the first.' },
  more: { gu: 'વધુ ચિત્રો', en: 'More pictures' },
  choosePicture: { gu: 'ચિત્ર પસંદ કરો', en: 'Choose a picture' },
  choosePictures: { gu: 'ચિત્રો પસંદ કરો', en: 'Choose pictures' },
  choose: { gu: 'પસંદ કરો', en: 'Choose' },
  chosen: { gu: 'પસંદ કરેલાં', en: 'Chosen' },
  focal: { gu: 'મુખ્ય બિંદુ', en: 'Focal point' },
  focalHelp: {
    gu: 'ચિત્રમાં જે હંમેશાં દેખાવું જોઈએ ત્યાં દબાવો, બિંદુ ખેંચો કે તીરની કી વાપરો.',
    en: 'Press on what must always be seen, draw the point there, or use the arrow keys.',
  },
  crops: { gu: 'જુદા જુદા માપમાં', en: 'In every shape' },
  alt: { gu: 'વર્ણન', en: 'Description' },
  altHelp: {
    gu: 'ચિત્રમાં શું દેખાય છે તે એક વાક્યમાં: જે જોઈ ન શકે તેને આ વાંચી સંભળાવાય છે.',
    en: 'What is to be seen, in a sentence: it is read out to those who cannot see it.',
  },
  credit: { gu: 'યશ', en: 'Credit' },
  creditHelp: { gu: 'ચિત્ર નીચે વાચકને દેખાય છે.', en: 'Readers see it under the picture.' },
  rights: { gu: 'અધિકાર', en: 'Rights' },
  rightsHelp: {
    gu: 'ક્યાંથી આવ્યું, કેટલી વાર અને ક્યાં સુધી વાપરી શકાય. વાચકને દેખાતું નથી.',
    en: 'Where it came from, how often and how long it may be used. Readers do not see it.',
  },
  save: { gu: 'સાચવો', en: 'Save' },
  saved: { gu: 'સચવાયું. વાચકને હવેથી આમ જ દેખાશે.', en: 'Saved. Readers see it so from now on.' },
  notYours: { gu: 'આ ચિત્ર બીજાએ ઉમેર્યું છે: તેનું વર્ણન ઉપસંપાદક સુધારી શકે.', en: 'Somebody else brought this picture: a sub-editor may change it.' },
  uses: { gu: 'ક્યાં વપરાય છે', en: 'Where it is used' },
  notUsed: { gu: 'હજી ક્યાંય વપરાયું નથી.', en: 'Nowhere yet.' },
  file: { gu: 'ફાઇલ', en: 'File' },
  replaceHelp: {
    gu: 'નવી ફાઇલ મૂકો તો આ ચિત્ર જ્યાં વપરાય છે તે બધે તરત બદલાય છે. સરનામાં એનાં એ રહે છે.',
    en: 'A new file shows at once wherever this picture is used. Addresses stay as they are.',
  },
  replace: { gu: 'ફાઇલ બદલો', en: 'Replace the file' },
  replaced: { gu: 'ફાઇલ બદલાઈ ગઈ. મુખ્ય બિંદુ ફરી જોઈ લો.', en: 'The file is replaced. Look at the focal point again.' },
  remove: { gu: 'સંગ્રહમાંથી કાઢો', en: 'Remove from the library' },
  removeSure: { gu: 'આ ચિત્ર સંગ્રહમાંથી જતું રહેશે. કાઢવું છે?', en: 'The picture will be gone from the library. Remove it?' },
  removed: { gu: 'ચિત્ર સંગ્રહમાંથી કાઢ્યું.', en: 'The picture is removed.' },
  cancel: { gu: 'રહેવા દો', en: 'Cancel' },
} as const;
