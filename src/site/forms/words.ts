import { gujarati } from '../../platform/text/catalogue.ts';

/** What the forms for readers have in common. */
export const formWords = {
  choose: { gu: 'પસંદ કરો', en: 'Choose' },
  optional: { gu: 'મરજિયાત', en: 'optional' },
  send: { gu: 'મોકલો', en: 'Send' },
  notSent: { gu: 'હજી મોકલાયું નથી. આટલું સુધારીને ફરી મોકલો:', en: 'Not sent yet. Put this right and send again:' },
  check: { gu: 'વિગત તપાસો', en: 'Check the details' },
  emailWrong: {
    gu: 'આ ઈમેલ સરનામું બરાબર લાગતું નથી. naam@example.com જેવું લખો.',
    en: 'This does not look like an email address. Write one like naam@example.com.',
  },
  phoneWrong: {
    gu: 'આ ફોન નંબર બરાબર લાગતો નથી. 98250\u00a012345 જેવો લખો.',
    en: 'This does not look like a phone number. Write one like 98250\u00a012345.',
  },
  tooMany: {
    gu: 'તમારા નેટવર્ક પરથી હમણાં ઘણા સંદેશા આવ્યા છે, એટલે આ મોકલાયો નથી. તમારું લખાણ નીચે સચવાયેલું છે: થોડી વાર પછી ફરી મોકલો.',
    en: 'Many messages have come from your network just now, so this one was not sent. What you wrote is still below: send it again a little later.',
  },
  thanksTitle: { gu: 'આભાર!', en: 'Thank you!' },
  latest: { gu: 'તાજા સમાચાર', en: 'Latest news' },
  leaveEmpty: { gu: 'આ જગ્યા ખાલી રાખો', en: 'Leave this field empty' },
  onlyForThis: { gu: 'આ વિગત ફક્ત તમને જવાબ આપવા માટે વપરાશે.', en: 'These details are used only to answer you.' },
  privacy: { gu: 'ગોપનીયતા નીતિ', en: 'Privacy policy' },
  phone: { gu: 'ફોન નંબર', en: 'Phone number' },
  email: { gu: 'ઈમેલ સરનામું', en: 'Email address' },
} as const;

export const formText = gujarati(formWords);

export const tooLong = (max: number): string => `વધુમાં વધુ ${max} અક્ષર લખો.`;
