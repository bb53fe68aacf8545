import { gujarati } from '../../../platform/text/catalogue.ts';

/** What an advertiser reads about paid upgrades. */
export const upgradeWords = {
  title: { gu: 'ચુકવણી', en: 'Payment' },
  top: { gu: 'યાદીમાં સૌથી ઉપર', en: 'At the top of the list' },
  highlight: { gu: 'રંગીન પટ્ટી સાથે', en: 'Highlighted' },
  offer: { gu: 'વધુ લોકો સુધી પહોંચાડો', en: 'Reach more readers' },
  days: { gu: 'દિવસ', en: 'days' },
  amount: { gu: 'રકમ', en: 'Amount' },
  pay: { gu: 'ચુકવણીના પાના પર જાઓ', en: 'Go to the payment page' },
  payNote: {
    gu: 'ચુકવણી રેઝરપેના પાના પર થાય છે. તમારા કાર્ડ કે બૅન્કની વિગત અમને મળતી નથી.',
    en: 'You pay on a page of Razorpay. We do not receive the details of your card or bank.',
  },
  alreadyPaid: { gu: 'આ ચુકવણી થઈ ગઈ છે.', en: 'This has been paid.' },
} as const;

export const upgradeText = gujarati(upgradeWords);
