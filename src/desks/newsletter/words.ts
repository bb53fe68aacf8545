import { gujarati } from '../../platform/text/catalogue.ts';

export const newsletterWords = {
  title: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
  invitation: { gu: 'મુખ્ય સમાચાર અને પસંદગીના લેખ, સીધા તમારા ઈમેલમાં.', en: 'The main news and chosen stories, straight to your mail.' },
  email: { gu: 'ઈમેલ સરનામું', en: 'Email address' },
  emailForNewsletter: { gu: 'ન્યૂઝલેટર માટે તમારું ઈમેલ સરનામું', en: 'Your email address, for the newsletter' },
  join: { gu: 'જોડાઓ', en: 'Join' },
  onlyForThis: { gu: 'સરનામું ફક્ત ન્યૂઝલેટર માટે વપરાશે.', en: 'The address is used for the newsletter only.' },
  privacy: { gu: 'ગોપનીયતા નીતિ', en: 'Privacy policy' },
  missing: { gu: 'તમારું ઈમેલ સરનામું લખો.', en: 'Write your email address.' },
  wrong: {
    gu: 'આ ઈમેલ સરનામું બરાબર લાગતું નથી. naam@example.com જેવું લખો.',
    en: 'This does not look like an email address. Write one like naam@example.com.',
  },
  check: { gu: 'સરનામું તપાસો', en: 'Check the address' },
  thanksTitle: { gu: 'આભાર!', en: 'Thank you!' },
  thanks: {
    gu: 'તમારું સરનામું નોંધાઈ ગયું છે. ન્યૂઝલેટર શરૂ કરતાં પહેલાં અમે પુષ્ટિ માટેની લિંક મોકલીશું; તે ખોલશો પછી જ ઈમેલ આવવા લાગશે.',
    en: 'Your address has been noted. Before the newsletter starts we shall send a link to confirm it; mail comes only once you have opened that.',
  },
  latest: { gu: 'તાજા સમાચાર', en: 'Latest news' },
  services: { gu: 'સેવાઓ', en: 'Services' },
} as const;

export const newsletterText = gujarati(newsletterWords);
