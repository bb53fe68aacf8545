import { siteConfig } from '../../../../site.config.ts';
import { gujarati } from '../../../platform/text/catalogue.ts';

export const parentWords = {
  childTitle: { gu: 'વાલીની સંમતિ', en: 'Consent of a parent' },
  childIntro: {
    gu: 'તમારી ઉંમર 18 વર્ષથી ઓછી છે, એટલે ખાતું વાપરવા માતા-પિતા કે વાલીની સંમતિ જોઈએ. સંમતિ મળે ત્યાં સુધી સમાચાર વાંચી શકાશે; સાચવવા, અનુસરવા કે ટિપ્પણી લખવા રાહ જોવી પડશે.',
    en: 'You are younger than 18, so a parent or guardian must agree before you use the account. Until then you can read; to save, follow or comment you have to wait.',
  },
  birthMonth: { gu: 'જન્મનો મહિનો', en: 'Month of birth' },
  birthYear: { gu: 'જન્મનું વર્ષ', en: 'Year of birth' },
  birthYearNote: { gu: 'જેમ કે: 2011', en: 'For example: 2011' },
  parentContact: { gu: 'માતા-પિતા કે વાલીનો ઈમેલ અથવા મોબાઇલ નંબર', en: 'Email or mobile number of a parent or guardian' },
  parentContactNote: {
    gu: 'અમે ત્યાં એક સંદેશો મોકલીને સંમતિ માગીશું. બીજા કોઈ કામમાં નહીં વાપરીએ.',
    en: 'We shall send one message there to ask for consent, and use it for nothing else.',
  },
  askParent: { gu: 'વાલીને પૂછો', en: 'Ask the parent' },
  askAgain: { gu: 'ફરી સંદેશો મોકલો', en: 'Send the message again' },
  otherParent: { gu: 'બીજા વાલીને પૂછો', en: 'Ask another parent' },
  birthWrong: { gu: 'જન્મનો મહિનો પસંદ કરો અને વર્ષ 2011 જેવું લખો.', en: 'Choose the month of birth, and write the year as 2011.' },
  isAdult: {
    gu: 'આ પ્રમાણે તમારી ઉંમર 18 વર્ષ કે વધુ છે. તેમ હોય તો નીચે “મારી ઉંમર 18 વર્ષ કે વધુ છે” દબાવો.',
    en: 'By this you are 18 or older. If so, press “I am 18 or older” below.',
  },
  contactWrong: {
    gu: 'આ ઈમેલ અથવા નંબર બરાબર લાગતો નથી. naam@example.com કે 98250 12345 જેવું લખો.',
    en: 'This does not look like an email or a number. Write one like naam@example.com or 98250 12345.',
  },
  ownContact: { gu: 'આ તો તમારું પોતાનું છે. વાલીનો ઈમેલ અથવા નંબર લખો.', en: 'This is your own. Write the email or number of a parent.' },
  hasDeclined: { gu: 'ત્યાંથી સંમતિ ન આપવાનું જણાવાયું છે. બીજા વાલીને પૂછો.', en: 'They have declined. Ask another parent.' },
  tooManyMessages: {
    gu: 'હમણાં ઘણા સંદેશા મોકલાયા છે. કાલે ફરી પ્રયત્ન કરો.',
    en: 'Many messages have been sent just now. Please try again tomorrow.',
  },
  messageNotSent: {
    gu: 'સંદેશો હમણાં મોકલી શકાયો નથી. થોડી વાર પછી “ફરી સંદેશો મોકલો” દબાવો.',
    en: 'The message cannot be sent just now. Press “Send the message again” in a little while.',
  },
  messageSent: { gu: 'સંદેશો મોકલ્યો છે.', en: 'The message is sent.' },
  waiting: {
    gu: 'તેઓ લૉગ ઇન કરીને સંમતિ આપે એટલે તમારું ખાતું ચાલુ થશે. 30 દિવસમાં સંમતિ ન મળે તો ખાતું ભૂંસાઈ જશે.',
    en: 'Your account works as soon as they log in and agree. Without consent in 30 days it is erased.',
  },
  declined: {
    gu: 'તમે જણાવેલા વાલીએ સંમતિ આપી નથી. માતા-પિતા કે બીજા વાલીને પૂછી શકો.',
    en: 'The parent whom you named has not agreed. You can ask another parent or guardian.',
  },
  agreed: {
    gu: 'તમારા વાલીએ સંમતિ આપી છે. તમે શું વાંચો છો તેની નોંધ રખાતી નથી. તમે 18 વર્ષના થાઓ ત્યારે વાલીની સંમતિની જરૂર નહીં રહે.',
    en: 'Your parent has agreed. No record is kept of what you read. When you are 18, the consent is no longer needed.',
  },
  notYoung: { gu: 'મારી ઉંમર 18 વર્ષ કે વધુ છે', en: 'I am 18 or older' },
  notYoungNote: { gu: 'ભૂલથી અહીં આવ્યા?', en: 'Are you here by mistake?' },

  title: { gu: 'બાળકોનાં ખાતાં', en: 'Accounts of children' },
  none: { gu: 'કોઈ બાળકે તમારી સંમતિ માગી નથી.', en: 'No child has asked for your consent.' },
  noneNote: {
    gu: 'બાળકે આપેલા ઈમેલ કે મોબાઇલ નંબરથી લૉગ ઇન કર્યું હોય તો જ વિનંતી અહીં દેખાય છે.',
    en: 'A request is shown here only if you have logged in with the email or number that the child has given.',
  },
  minorParent: {
    gu: '18 વર્ષથી નાના વાચક બીજા માટે સંમતિ આપી શકતા નથી.',
    en: 'Readers younger than 18 cannot agree for others.',
  },
  noticeTitle: { gu: 'તમે શેની સંમતિ આપો છો', en: 'What you agree to' },
  noticeIntro: {
    gu: 'બાળક ખાતાથી આમાંનું કંઈ વાપરે ત્યારે આટલી માહિતી રખાય છે:',
    en: 'When the child uses one of these with the account, this is kept:',
  },
  noticeNever: {
    gu: 'ક્યારેય નહીં: બાળક શું વાંચે છે તેની નોંધ, તેના વર્તન પર નજર, કે તેને લક્ષ્ય બનાવતી જાહેરાત.',
    en: 'Never: a record of what the child reads, tracking of what it does, or advertising aimed at it.',
  },
  noticeWithdraw: {
    gu: 'સંમતિ ગમે ત્યારે આ જ પાના પર પાછી ખેંચી શકાય છે; ત્યારે બાળકનું ખાતું અને તેની બધી માહિતી ભૂંસાઈ જશે. બાળક 18 વર્ષનું થાય ત્યારે સંમતિ પૂરી થાય છે.',
    en: 'You can withdraw the consent at any time on this same page; the account of the child and all its data are erased then. The consent ends when the child is 18.',
  },
  noticeComplain: {
    gu: 'ફરિયાદ હોય તો અમારા ફરિયાદ નિવારણ અધિકારીને લખો; તે પછી ભારતના ડેટા સંરક્ષણ બોર્ડને પણ ફરિયાદ કરી શકાય.',
    en: 'Grievances go to our grievance officer, and after that to the Data Protection Board of India.',
  },
  complain: { gu: 'ફરિયાદ કરો', en: 'File a grievance' },
  name: { gu: 'તમારું પૂરું નામ', en: 'Your full name' },
  nameMissing: { gu: 'તમારું પૂરું નામ લખો.', en: 'Write your full name.' },
  parentBirth: { gu: 'તમારા જન્મનો મહિનો', en: 'Your month of birth' },
  parentBirthYear: { gu: 'તમારા જન્મનું વર્ષ', en: 'Your year of birth' },
  parentBirthYearNote: { gu: 'જેમ કે: 1984', en: 'For example: 1984' },
  parentBirthWrong: { gu: 'જન્મનો મહિનો પસંદ કરો અને વર્ષ 1984 જેવું લખો.', en: 'Choose the month of birth, and write the year as 1984.' },
  parentTooYoung: {
    gu: 'સંમતિ આપનારની ઉંમર 18 વર્ષ કે વધુ હોવી જોઈએ.',
    en: 'Who agrees must be 18 or older.',
  },
  isParent: {
    gu: 'હું આ બાળકની માતા, પિતા કે કાયદેસર વાલી છું, અને મારી ઉંમર 18 વર્ષ કે વધુ છે.',
    en: 'I am the mother, father or lawful guardian of this child, and 18 or older.',
  },
  agree: {
    gu: 'ઉપર લખેલી માહિતી રાખવા અને વાપરવા હું સંમતિ આપું છું.',
    en: 'I agree that the data listed above is kept and used.',
  },
  tickBoth: { gu: 'બંને ખાનામાં ટિક કરો.', en: 'Tick both boxes.' },
  giveConsent: { gu: 'સંમતિ આપો', en: 'Agree' },
  decline: { gu: 'ના, સંમતિ નથી', en: 'No, I do not agree' },
  withdraw: { gu: 'સંમતિ પાછી ખેંચો', en: 'Withdraw the consent' },
  withdrawSure: { gu: 'હા, બાળકનું ખાતું અને તેની બધી માહિતી ભૂંસી નાખો', en: 'Yes, erase the account of the child and all its data' },
  withdrawUnsure: { gu: 'પહેલાં ખાનામાં ટિક કરો.', en: 'Tick the box first.' },
  given: { gu: 'તમારી સંમતિ નોંધાઈ. બાળકનું ખાતું હવે ચાલુ છે.', en: 'Your consent is noted. The account of the child works now.' },
  declinedByYou: { gu: 'નોંધ્યું: તમે સંમતિ આપી નથી.', en: 'It is noted that you do not agree.' },
  withdrawn: { gu: 'સંમતિ પાછી ખેંચાઈ, અને બાળકનું ખાતું ભૂંસાઈ ગયું.', en: 'The consent is withdrawn, and the account of the child is erased.' },
  gone: { gu: 'આ વિનંતી હવે નથી.', en: 'This request is no longer there.' },
  what: {
    gu: '18 વર્ષથી નાના વાચક: જન્મનો મહિનો, વાલીનો ઈમેલ કે નંબર; વાલીએ જણાવેલું નામ, જન્મનો મહિનો અને સંમતિ',
    en: 'Readers younger than 18: month of birth, email or number of the parent; name and month of birth that the parent has given, and the consent',
  },
  why: {
    gu: 'કાયદા પ્રમાણે બાળકના ખાતા માટે વાલીની સંમતિ જોઈએ.',
    en: 'The law wants the consent of a parent for the account of a child.',
  },
  kept: {
    gu: 'બાળક 18 વર્ષનું થાય કે ખાતું ભૂંસાય ત્યાં સુધી; સંમતિ ન મળે તો 30 દિવસ.',
    en: 'Until the child is 18 or the account is erased; 30 days if there is no consent.',
  },
} as const;

export const parentText = gujarati(parentWords);

/** The version of the notice to parents, noted with each consent beside its text. */
export const PARENT_WORDING = '2026-11-25';

/** `contact` is masked: the rest of it is known to whoever gave it. */
export const askedOf = (contact: string): string => `${contact} પર સંદેશો મોકલ્યો છે.`;
export const accountNamed = (contact: string): string => `${contact} વાળું ખાતું`;
export const requestOf = (born: string): string =>
  `આ ખાતાના વાચકે જણાવ્યું છે કે તેમની ઉંમર 18 વર્ષથી ઓછી છે (જન્મ: ${born}) અને તમે તેમનાં માતા-પિતા કે વાલી છો. ખાતું તમારી સંમતિ પછી જ ચાલુ થશે.`;
export const agreedOn = (day: string): string => `તમે સંમતિ આપી: ${day}`;
/** Of several buttons with the same text, for those who hear them. */
export const declineNamed = (contact: string): string => `${parentText.decline}: ${contact}`;

export const parentMailSubject = `${siteConfig.name}: બાળકના ખાતા માટે તમારી સંમતિ જોઈએ છે`;

/** What a parent is asked by mail or text message. It holds nothing that the child has typed. */
export const parentMessage = (link: string, by: 'email' | 'phone'): string =>
  [
    `18 વર્ષથી નાના એક વાચકે ‘${siteConfig.name}’માં ખાતું ખોલવા તમને માતા-પિતા કે વાલી તરીકે જણાવ્યા છે.`,
    `સંમતિ આપવા કે ના પાડવા ${by === 'email' ? 'આ જ ઈમેલથી' : 'આ જ નંબરથી'} લૉગ ઇન કરો: ${link}`,
    'તમને આની જાણ ન હોય તો કંઈ કરવાની જરૂર નથી: સંમતિ વિના ખાતું 30 દિવસમાં ભૂંસાઈ જશે.',
  ].join('\n');
