import { gujarati } from '../../platform/text/catalogue.ts';
import { formText } from '../../site/forms/words.ts';

export const classifiedWords = {
  services: { gu: 'સેવાઓ', en: 'Services' },
  title: { gu: 'ટચૂકડી જાહેરખબર', en: 'Classifieds' },
  description: {
    gu: 'ગુજરાતનાં શહેરોમાં મકાન, વાહન, નોકરી, લગ્નવિષયક, સેવાઓ અને ખરીદ-વેચાણની વાચકોની જાહેરખબરો.',
    en: 'Readers’ advertisements of the cities of Gujarat: property, vehicles, jobs, matrimonial, services, for sale.',
  },
  all: { gu: 'બધી જાહેરખબરો', en: 'All advertisements' },
  allKinds: { gu: 'બધા પ્રકાર', en: 'All kinds' },
  allCities: { gu: 'બધાં શહેર', en: 'All cities' },
  kinds: { gu: 'પ્રકાર', en: 'Kinds' },
  cities: { gu: 'શહેરો', en: 'Cities' },
  chooseCity: { gu: 'શહેર પ્રમાણે', en: 'By city' },
  chooseKind: { gu: 'પ્રકાર પ્રમાણે', en: 'By kind' },
  newest: { gu: 'તાજી જાહેરખબરો', en: 'Newest advertisements' },
  post: { gu: 'ટચૂકડી જાહેરખબર આપો', en: 'Place a classified advertisement' },
  own: { gu: 'મારી જાહેરખબરો', en: 'My advertisements' },
  none: { gu: 'અહીં હજી કોઈ જાહેરખબર નથી.', en: 'There is no advertisement here yet.' },
  pages: { gu: 'જાહેરખબરોનાં પાનાં', en: 'Pages of advertisements' },
  count: { gu: 'જાહેરખબરો', en: 'advertisements' },
  one: { gu: '1 જાહેરખબર', en: '1 advertisement' },

  searchTitle: { gu: 'જાહેરખબરોમાં શોધ', en: 'Search the classifieds' },
  searchLabel: { gu: 'જાહેરખબરોમાં શોધો', en: 'Search the classifieds' },
  search: { gu: 'શોધો', en: 'Search' },
  kind: { gu: 'પ્રકાર', en: 'Kind' },
  city: { gu: 'શહેર', en: 'City' },
  found: { gu: 'જાહેરખબરો મળી', en: 'advertisements found' },
  oneFound: { gu: '1 જાહેરખબર મળી', en: '1 advertisement found' },
  orMore: { gu: 'થી વધુ', en: ' or more' },
  nothingFound: {
    gu: 'આ શબ્દોથી કોઈ જાહેરખબર મળી નહીં. ઓછા અથવા બીજા શબ્દો અજમાવો, કે શહેર અને પ્રકાર બદલી જુઓ.',
    en: 'No advertisement was found with these words. Try fewer or others, or another city or kind.',
  },
  askSearch: {
    gu: 'શું શોધો છો તે લખો. ગુજરાતી કે અંગ્રેજી અક્ષરે લખી શકાય.',
    en: 'Write what you are looking for, in Gujarati or Latin letters.',
  },

  featured: { gu: 'ખાસ', en: 'Featured' },
  details: { gu: 'વિગત', en: 'Details' },
  pictures: { gu: 'તસવીરો', en: 'Pictures' },
  picture: { gu: 'તસવીર', en: 'Picture' },
  postedOn: { gu: 'મુકાઈ', en: 'Posted' },
  until: { gu: 'ક્યાં સુધી', en: 'Until' },
  number: { gu: 'જાહેરખબર નંબર', en: 'Number of the advertisement' },
  caution: {
    gu: 'સાવચેત રહો: વસ્તુ કે કાગળ જોયા વગર પૈસા ન મોકલો અને ઓટીપી કે બૅન્કની વિગત કોઈને ન આપો. જાહેરખબરની વિગત જાહેરખબર આપનારે આપેલી છે.',
    en: 'Take care: send no money before you have seen the thing or the papers, and give nobody a one-time password or bank details. The details come from the advertiser.',
  },
  gone: {
    gu: 'આ જાહેરખબરની મુદત પૂરી થઈ છે અથવા તે પાછી ખેંચાઈ છે. આ પ્રકારની બીજી જાહેરખબરો જોઈ શકો છો.',
    en: 'This advertisement has expired or been withdrawn. See others of its kind.',
  },
  more: { gu: 'આ પ્રકારની બીજી જાહેરખબરો', en: 'Other advertisements of this kind' },

  contact: { gu: 'જાહેરખબર આપનારને લખો', en: 'Write to the advertiser' },
  contactNotice: { gu: 'પરિવારને સંદેશ મોકલો', en: 'Send the family a message' },
  contactIntro: {
    gu: 'જાહેરખબર આપનારનો ફોન કે ઈમેલ અહીં દેખાતો નથી. તમારો સંદેશ અમે તેમને ઈમેલથી પહોંચાડીશું અને તેઓ સીધો તમને જવાબ આપી શકશે.',
    en: 'The advertiser’s phone and mail address are not shown. We send your message on by mail, and they can answer you directly.',
  },
  name: { gu: 'તમારું નામ', en: 'Your name' },
  message: { gu: 'સંદેશ', en: 'Message' },
  consent: {
    gu: 'મારું નામ, ઈમેલ, ફોન નંબર અને સંદેશ જાહેરખબર આપનારને મોકલવા હું સંમત છું.',
    en: 'I agree that my name, email, phone number and message are sent to the advertiser.',
  },
  contactNote: {
    gu: 'દુરુપયોગની તપાસ માટે સંદેશ 90 દિવસ સચવાય છે, પછી ભૂંસાઈ જાય છે.',
    en: 'The message is kept for 90 days so that abuse can be followed up, and then erased.',
  },
  nameMissing: { gu: 'તમારું નામ લખો.', en: 'Write your name.' },
  emailMissing: { gu: 'ઈમેલ સરનામું લખો: જવાબ ત્યાં આવશે.', en: 'Write your email address: the answer comes there.' },
  messageMissing: { gu: 'સંદેશ લખો.', en: 'Write a message.' },
  consentMissing: { gu: 'સંદેશ મોકલવા સંમતિના ખાનામાં ટિક કરો.', en: 'Tick the box of consent to send the message.' },
  contactThanks: { gu: 'તમારો સંદેશ જાહેરખબર આપનારને મોકલ્યો છે.', en: 'Your message has been sent to the advertiser.' },
  tooManyMessages: {
    gu: 'હમણાં ઘણા સંદેશા મોકલાયા છે, એટલે આ મોકલાયો નથી. તમારું લખાણ નીચે સચવાયેલું છે: થોડી વાર પછી ફરી મોકલો.',
    en: 'Many messages have been sent just now, so this one was not. What you wrote is still below: send it again a little later.',
  },
  back: { gu: 'જાહેરખબર પર પાછા જાઓ', en: 'Back to the advertisement' },

  report: { gu: 'આ જાહેરખબર સામે ફરિયાદ કરો', en: 'Report this advertisement' },
  reportTitle: { gu: 'જાહેરખબર સામે ફરિયાદ', en: 'Report an advertisement' },
  reportIntro: {
    gu: 'શું ખોટું છે તે જણાવો. અમારી ટીમ જાહેરખબર જોઈને પગલાં લેશે. તમારું નામ પૂછવામાં આવતું નથી.',
    en: 'Say what is wrong. Our team looks at the advertisement and acts. You are not asked for your name.',
  },
  reportReason: { gu: 'શું ખોટું છે?', en: 'What is wrong?' },
  fraud: { gu: 'છેતરપિંડી લાગે છે', en: 'It looks like fraud' },
  wrong: { gu: 'વિગત ખોટી છે', en: 'The details are wrong' },
  offensive: { gu: 'ભાષા કે તસવીર વાંધાજનક છે', en: 'Language or pictures are offensive' },
  illegal: { gu: 'કાયદા વિરુદ્ધ છે', en: 'It is against the law' },
  notTheirs: { gu: 'મારી વિગત મારી મંજૂરી વગર મૂકી છે', en: 'My details were used without my consent' },
  other: { gu: 'બીજું કંઈક', en: 'Something else' },
  reportText: { gu: 'વધુ વિગત', en: 'More about it' },
  reportMissing: { gu: 'શું ખોટું છે તે પસંદ કરો.', en: 'Choose what is wrong.' },
  reportThanks: { gu: 'તમારી ફરિયાદ અમને મળી છે.', en: 'We have received your report.' },
  reportNote: { gu: 'આ વિગત ફક્ત અમારી ટીમ જોશે.', en: 'Only our team sees this.' },
  dataWhat: {
    gu: 'ટચૂકડી જાહેરખબર: લખાણ, તસવીરો, સંપર્ક, અને તેના જવાબમાં આવેલા સંદેશ',
    en: 'Classified advertisements: text, pictures, contact, and the messages sent in answer',
  },
  dataWhy: {
    gu: 'જાહેરખબર બતાવવા અને રસ ધરાવનારનો સંદેશ આપનાર સુધી પહોંચાડવા માટે.',
    en: 'To show the advertisement and to pass messages on to whoever placed it.',
  },
  dataKept: {
    gu: 'તમે જાહેરખબર કાઢો અથવા ખાતું કાઢી નાખો ત્યાં સુધી; સંદેશ 90 દિવસ.',
    en: 'Advertisements until you remove them or delete the account; messages for 90 days.',
  },
} as const;

export const classifiedText = { ...formText, ...gujarati(classifiedWords) };

/** Sentences about what is wrong with an advertisement. */
export const adDraftWords = {
  missing: { gu: 'આ લખવું જરૂરી છે.', en: 'This is needed.' },
  notNumber: { gu: 'ફક્ત આંકડા લખો, જેમ કે 45,000.', en: 'Write digits only, like 45,000.' },
  notDay: { gu: 'તારીખ બરાબર નથી.', en: 'This is not a date.' },
  notChosen: { gu: 'યાદીમાંથી પસંદ કરો.', en: 'Choose one of the list.' },
  cityMissing: { gu: 'શહેર પસંદ કરો.', en: 'Choose the city.' },
  notPicture: { gu: 'આ ફાઇલ તસવીર નથી. જેપીજી, પીએનજી કે વેબપી તસવીર આપો.', en: 'This file is no picture. Use a JPEG, PNG or WebP.' },
  pictureTooLarge: { gu: 'તસવીર બહુ મોટી છે. 8 એમબી સુધીની તસવીર આપો.', en: 'The picture is too large. Use one of up to 8 MB.' },
  pictureBroken: { gu: 'આ તસવીર ખૂલી નહીં. બીજી તસવીર આપો.', en: 'This picture could not be opened. Use another.' },
  pictureNotNow: { gu: 'તસવીર હમણાં સચવાઈ નથી. ફરી મોકલો.', en: 'The picture was not stored just now. Send it again.' },
} as const;

export const adDraftText = gujarati(adDraftWords);

export const longest = (max: number): string => `વધુમાં વધુ ${max} અક્ષર લખો.`;
export const shortest = (min: number): string => `ઓછામાં ઓછા ${min} અક્ષર લખો.`;
export const between = (min: string, max: string): string => `${min}થી ${max} વચ્ચેનો આંકડો લખો.`;
export const tooManyPictures = (max: number): string => `વધુમાં વધુ ${max} તસવીરો આપી શકાય. પહેલી ${max} રાખી છે.`;
/** `kind` and `city` are names: `મકાન-મિલકત, સુરત`. */
export const listTitle = (kind: string | undefined, city: string | undefined): string =>
  [kind ?? classifiedText.all, city].filter((part) => part !== undefined).join(', ');
