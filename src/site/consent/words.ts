import { gujarati } from '../../platform/text/catalogue.ts';

/** Texts of a page on which readers decide on an optional purpose for their device. */
export const consentWords = {
  device: { gu: 'આ ઉપકરણ પરની પસંદગી', en: 'Your choice on this device' },
  agree: { gu: 'સંમતિ આપો', en: 'Agree' },
  withdraw: { gu: 'સંમતિ પાછી ખેંચો', en: 'Withdraw consent' },
  agreed: { gu: 'તમે આ ઉપકરણ પર સંમતિ આપી છે.', en: 'You have agreed on this device.' },
  notAgreed: { gu: 'તમે આ ઉપકરણ પર સંમતિ આપી નથી.', en: 'You have not agreed on this device.' },
  account: { gu: 'ખાતાવાળા વાચકોની સંમતિ', en: 'Consent of readers with an account' },
  accountText: { gu: 'લૉગ ઇન કરેલું હોય ત્યારે આ પસંદગી ખાતામાં રહે છે.', en: 'While you are logged in, your account holds this choice.' },
  accountLink: { gu: 'ખાતાની સંમતિઓ', en: 'Consents of the account' },
} as const;

export const consentText = gujarati(consentWords);
