import { gujarati } from '../../../platform/text/catalogue.ts';

/** What an advertiser reads. */
export const postingWords = {
  chooseKind: { gu: 'શાની જાહેરખબર છે?', en: 'What kind of advertisement is it?' },
  steps: {
    gu: 'વિગત ભરો, જોઈ લો અને મોકલો. અમારી ટીમ તપાસે પછી જાહેરખબર 30 દિવસ સુધી દેખાશે. તમારો ફોન કે ઈમેલ કોઈને દેખાશે નહીં.',
    en: 'Fill in the details, look at them and send. Once our team has checked it, it stands for 30 days. Your phone and mail address are seen by nobody.',
  },
  edit: { gu: 'જાહેરખબર બદલો', en: 'Change the advertisement' },
  editNote: {
    gu: 'બદલ્યા પછી જાહેરખબર ફરી તપાસાશે. ત્યાં સુધી તે વાચકોને દેખાશે નહીં.',
    en: 'After a change the advertisement is checked again. Until then readers do not see it.',
  },
  heading: { gu: 'મથાળું', en: 'Title' },
  headingNote: { gu: 'થોડા શબ્દોમાં, જેમ કે: સેટેલાઇટમાં બે બેડરૂમનો ફ્લૅટ.', en: 'In a few words, like: two-bedroom flat in Satellite.' },
  text: { gu: 'જાહેરખબરનું લખાણ', en: 'Text of the advertisement' },
  textNote: {
    gu: 'ફોન નંબર કે ઈમેલ લખશો નહીં: વાચકોના સંદેશા અમે તમને પહોંચાડીશું.',
    en: 'Write no phone number or mail address: we send readers’ messages on to you.',
  },
  email: { gu: 'સંદેશા કયા ઈમેલ પર મોકલીએ?', en: 'To which mail address do we send messages?' },
  emailNote: { gu: 'આ સરનામું વાચકોને દેખાશે નહીં.', en: 'Readers do not see this address.' },
  pictures: { gu: 'તસવીરો', en: 'Pictures' },
  picturesNote: {
    gu: 'વધુમાં વધુ 6 તસવીરો, દરેક 8 એમબી સુધીની. ક્યાં અને ક્યારે લીધી તે માહિતી તસવીરમાંથી કાઢી નખાય છે.',
    en: 'Up to 6 pictures of up to 8 MB each. Where and when they were taken is removed from them.',
  },
  removePicture: { gu: 'આ તસવીર કાઢો', en: 'Remove this picture' },
  look: { gu: 'જોઈ લો', en: 'Look at it' },
  preview: { gu: 'તમારી જાહેરખબર આવી દેખાશે', en: 'Your advertisement will look like this' },
  previewNote: { gu: 'હજી મોકલાઈ નથી. બરાબર હોય તો તપાસ માટે મોકલો.', en: 'Not sent yet. If it is right, send it to be checked.' },
  submit: { gu: 'તપાસ માટે મોકલો', en: 'Send to be checked' },
  change: { gu: 'બદલો', en: 'Change' },
  renew: { gu: '30 દિવસ માટે ફરી મૂકો', en: 'Renew for 30 days' },
  withdraw: { gu: 'પાછી ખેંચો', en: 'Withdraw' },
  remove: { gu: 'કાઢી નાખો', en: 'Delete' },
  view: { gu: 'જાહેરખબર જુઓ', en: 'See the advertisement' },
  ownNone: { gu: 'તમે હજી કોઈ જાહેરખબર આપી નથી.', en: 'You have placed no advertisement yet.' },
  ownIntro: { gu: 'તમારી જાહેરખબરો અને તેમની સ્થિતિ.', en: 'Your advertisements and their states.' },
  state: { gu: 'સ્થિતિ', en: 'State' },
  reason: { gu: 'કારણ', en: 'Reason' },
  ends: { gu: 'મુદત', en: 'Ends' },
  draft: { gu: 'અધૂરી: હજી મોકલી નથી', en: 'Draft: not sent yet' },
  waiting: { gu: 'તપાસમાં છે', en: 'Being checked' },
  published: { gu: 'વાચકોને દેખાય છે', en: 'Seen by readers' },
  expired: { gu: 'મુદત પૂરી થઈ', en: 'Expired' },
  rejected: { gu: 'મંજૂર થઈ નથી', en: 'Not approved' },
  withdrawn: { gu: 'પાછી ખેંચી', en: 'Withdrawn' },
  removed: { gu: 'અમે કાઢી નાખી', en: 'Removed by us' },
  submitted: { gu: 'જાહેરખબર તપાસ માટે મોકલી છે. મંજૂર થશે એટલે ઈમેલ આવશે.', en: 'Sent to be checked. A mail comes when it is approved.' },
  renewed: { gu: 'જાહેરખબર હવે 30 દિવસ દેખાશે.', en: 'The advertisement now stands for 30 days.' },
  withdrew: { gu: 'જાહેરખબર પાછી ખેંચી છે.', en: 'The advertisement is withdrawn.' },
  deleted: { gu: 'જાહેરખબર કાઢી નાખી છે.', en: 'The advertisement is deleted.' },
  paid: { gu: 'ચુકવણી મળી છે. જાહેરખબર હવે વધુ ધ્યાન ખેંચશે.', en: 'Your payment has arrived. The advertisement now stands out.' },
  notPaid: {
    gu: 'ચુકવણી થઈ નથી. પૈસા કપાયા હોય તો થોડી વારમાં અહીં દેખાશે.',
    en: 'Nothing was paid. If money was taken, it will show here in a while.',
  },
  paymentNotNow: {
    gu: 'ચુકવણી હમણાં શરૂ થઈ શકી નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    en: 'The payment could not be started just now. Try again a little later.',
  },
  notPossible: { gu: 'હાલની સ્થિતિમાં આ થઈ શકે નહીં.', en: 'This is not possible in its present state.' },
  tooManyAds: {
    gu: 'તમારી 20 જાહેરખબરો ચાલુ છે. નવી આપવા માટે કોઈ એક પાછી ખેંચો.',
    en: 'You have 20 advertisements already. Withdraw one to place another.',
  },
  tooOften: {
    gu: 'આજે ઘણી વાર મોકલાયું છે, એટલે આ સચવાયું નથી. તમારું લખાણ નીચે છે: કાલે ફરી મોકલો.',
    en: 'Too much was sent today, so this was not stored. What you wrote is below: send it again tomorrow.',
  },
  changedMeanwhile: {
    gu: 'બીજા ટૅબમાં આ જાહેરખબર બદલાઈ છે. તમારું લખાણ નીચે છે: જોઈને ફરી મોકલો.',
    en: 'This advertisement was changed in another tab. What you wrote is below: look and send again.',
  },
} as const;

export const postingText = gujarati(postingWords);
