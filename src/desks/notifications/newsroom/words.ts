import type { Catalogue } from '../../../platform/text/catalogue.ts';

/** Texts of the newsroom screens for notifications. */
export const notificationScreenWords = {
  title: { gu: 'સૂચનાઓ', en: 'Notifications' },
  unread: { gu: 'નવી', en: 'new' },
  markAll: { gu: 'બધી વંચાઈ ગઈ', en: 'Mark all as read' },
  choices: { gu: 'સૂચનાઓની પસંદગી', en: 'Notification choices' },
  choicesIntro: {
    gu: 'બધી સૂચનાઓ ન્યૂઝરૂમમાં દેખાય છે. જે ઈમેલથી કે બ્રાઉઝરમાં પણ જોઈએ તે ચાલુ કરો. વંચાઈ ગયેલી સૂચના મોકલાતી નથી.',
    en: 'All notifications are shown in the newsroom. Switch on those that you also want by mail or in your browser. What you have read is not sent.',
  },
  byMail: { gu: 'ઈમેલથી પણ મોકલો', en: 'Also send by mail' },
  byPush: { gu: 'બ્રાઉઝરમાં પણ બતાવો', en: 'Also show in the browser' },
  browser: { gu: 'આ બ્રાઉઝર', en: 'This browser' },
  browserIntro: {
    gu: 'ન્યૂઝરૂમ ખુલ્લું ન હોય ત્યારે પણ સૂચના આ બ્રાઉઝરમાં દેખાય છે. સાઇન આઉટ કરો કે સત્ર પૂરું થાય એટલે તે બંધ થાય છે.',
    en: 'Notifications are shown in this browser also while the newsroom is not open, until you sign out or your session ends.',
  },
  turnOn: { gu: 'આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ કરો', en: 'Turn notifications on in this browser' },
  turnOff: { gu: 'આ બ્રાઉઝરમાં સૂચનાઓ બંધ કરો', en: 'Turn notifications off in this browser' },
  isOn: { gu: 'આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ છે.', en: 'Notifications are on in this browser.' },
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
