import { gujarati } from '../../platform/text/catalogue.ts';

export const accountWords = {
  login: { gu: 'લૉગ ઇન', en: 'Log in' },
  account: { gu: 'મારું ખાતું', en: 'My account' },
  editProfile: { gu: 'પ્રોફાઇલ બદલો', en: 'Edit profile' },
  bookmarks: { gu: 'સાચવેલા સમાચાર', en: 'Bookmarks' },
  notifications: { gu: 'સૂચનાઓ', en: 'Notifications' },
  logout: { gu: 'લૉગ આઉટ', en: 'Log out' },
  bookmark: { gu: 'સાચવો', en: 'Save' },
  bookmarked: { gu: 'સાચવેલા', en: 'Saved' },
  follow: { gu: 'અનુસરો', en: 'Follow' },
  followed: { gu: 'અનુસરો છો', en: 'Following' },
  myNews: { gu: 'મારા સમાચાર', en: 'My news' },
  notNow: { gu: 'હમણાં જવાબ મળ્યો નથી. થોડી વાર પછી ફરી પ્રયત્ન કરો.', en: 'There is no answer just now. Please try again in a little while.' },
  awaitsParent: {
    gu: 'તમારા વાલી સંમતિ આપે પછી જ આ થઈ શકશે.',
    en: 'This is possible once your parent has agreed.',
  },
  loginFirst: { gu: 'આ માટે પહેલાં લૉગ ઇન કરો.', en: 'Log in first.' },
} as const;

export const accountText = gujarati(accountWords);
