import type { Sentence } from './newsroomError.ts';

/** What drafts of several desks refuse; apart from the words of the server, which no screen needs. */
export const draftWords = {
  slugWrong: { gu: 'ફક્ત નાના અંગ્રેજી અક્ષર, આંકડા અને વચ્ચે ડૅશ લખો.', en: 'Write only small Latin letters, digits, and dashes between.' },
  codeWrong: { gu: 'ફક્ત અંગ્રેજી અક્ષર, આંકડા અને ડૅશ લખો.', en: 'Write only Latin letters, digits and dashes.' },
  linkWrong: { gu: 'https:// અથવા / થી શરૂ થતું આખું સરનામું લખો.', en: 'Write a whole address that begins with https:// or /.' },
  webLinkWrong: { gu: 'https:// થી શરૂ થતું આખું સરનામું લખો.', en: 'Write a whole address that begins with https://.' },
} as const satisfies Record<string, Sentence>;
