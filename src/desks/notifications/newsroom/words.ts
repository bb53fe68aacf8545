import type { Catalogue } from '../../../platform/text/catalogue.ts';

/** Texts of the newsroom screens for notifications. */
export const notificationScreenWords = {
  title: { gu: 'સૂચનાઓ', en: 'Notifications' },
  unread: { gu: 'નવી', en: 'new' },
  markAll: { gu: 'બધી વંચાઈ ગઈ', en: 'Mark all as read' },
  choices: { gu: 'ઈમેલની પસંદગી', en: 'Mail choices' },
  choicesIntro: {
    gu: 'બધી સૂચનાઓ ન્યૂઝરૂમમાં દેખાય છે. જે ઈમેલથી પણ જોઈએ તે ચાલુ કરો. વંચાઈ ગયેલી સૂચનાનો ઈમેલ આવતો નથી.',
    en: 'All notifications are shown in the newsroom. Switch on those that you also want by mail. What you have read is not mailed.',
  },
  byMail: { gu: 'ઈમેલથી પણ મોકલો', en: 'Also send by mail' },
  back: { gu: 'બધી સૂચનાઓ', en: 'All notifications' },
  empty: { gu: 'હજી કોઈ સૂચના નથી.', en: 'There are no notifications yet.' },
  untitled: { gu: 'હેડલાઇન વગરની સ્ટોરી', en: 'Story without a headline' },
  schedule: { gu: 'સમયપત્રક', en: 'The schedule' },
  mentionHelp: {
    gu: 'સાથીને જણાવવા @ પછી તેનું નામ લખો.',
    en: 'To tell a colleague, write @ and their name.',
  },
  colleagues: { gu: 'સાથીઓ', en: 'Colleagues' },
} as const satisfies Catalogue;
