import { gujarati } from '../../../platform/text/catalogue.ts';

/** Texts of the mails to advertisers. */
export const adMailWords = {
  greeting: { gu: 'નમસ્તે,', en: 'Hello,' },
  approvedSubject: { gu: 'તમારી જાહેરખબર મુકાઈ ગઈ છે', en: 'Your advertisement is published' },
  approved: { gu: 'તમારી જાહેરખબર હવે વાચકોને દેખાય છે:', en: 'Readers now see your advertisement:' },
  standsUntil: { gu: 'તે આ તારીખ સુધી રહેશે:', en: 'It stands until:' },
  rejectedSubject: { gu: 'તમારી જાહેરખબર મંજૂર થઈ નથી', en: 'Your advertisement was not approved' },
  rejected: { gu: 'તમારી જાહેરખબર આ કારણે મંજૂર થઈ નથી:', en: 'Your advertisement was not approved, because:' },
  correct: { gu: 'સુધારીને ફરી મોકલી શકો છો:', en: 'You can put it right and send it again:' },
  removedSubject: { gu: 'તમારી જાહેરખબર કાઢી નાખી છે', en: 'Your advertisement has been removed' },
  removed: { gu: 'તમારી જાહેરખબર અમે આ કારણે કાઢી નાખી છે:', en: 'We have removed your advertisement, because:' },
  expiredSubject: { gu: 'તમારી જાહેરખબરની મુદત પૂરી થઈ', en: 'Your advertisement has expired' },
  expired: { gu: 'તમારી જાહેરખબરની મુદત પૂરી થઈ છે. ફરી 30 દિવસ માટે અહીંથી મૂકી શકો છો:', en: 'It has expired. Renew it for 30 days here:' },
  messageSubject: { gu: 'તમારી જાહેરખબર માટે સંદેશ', en: 'A message about your advertisement' },
  message: { gu: 'તમારી જાહેરખબર જોઈને એક વાચકે લખ્યું છે:', en: 'A reader of your advertisement wrote:' },
  sender: { gu: 'નામ', en: 'Name' },
  phone: { gu: 'ફોન', en: 'Phone' },
  reply: {
    gu: 'આ ઈમેલનો જવાબ લખશો તો તે સીધો તેમને મળશે અને તમારું સરનામું તેમને દેખાશે.',
    en: 'If you answer this mail, it goes directly to them, and they see your address.',
  },
  caution: { gu: 'અજાણ્યાને પૈસા, ઓટીપી કે બૅન્કની વિગત ન આપશો.', en: 'Give strangers no money, one-time passwords or bank details.' },
  notYours: {
    gu: 'આ જાહેરખબર તમે આપી ન હોય તો તેના પાના પરથી ફરિયાદ કરો, અમે કાઢી નાખીશું.',
    en: 'If you did not place this advertisement, report it on its page and we shall remove it.',
  },
} as const;

export const adMailText = gujarati(adMailWords);
