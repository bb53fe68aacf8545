import { gujarati } from '../../platform/text/catalogue.ts';

export const followWords = {
  title: { gu: 'મારા સમાચાર', en: 'My news' },
  intro: { gu: 'તમે જે વિષયોને અનુસરો છો તેના તાજા સમાચાર.', en: 'The latest of the topics that you follow.' },
  topics: { gu: 'તમે અનુસરો છો', en: 'You follow' },
  none: {
    gu: 'હજી તમે કોઈ વિષયને અનુસરતા નથી. કોઈ વિભાગ, શહેર, કૉલમ કે લેખકના પાના પર “અનુસરો” દબાવો.',
    en: 'You follow no topic yet. Press “Follow” on the page of a category, a city, a column or an author.',
  },
  noStories: { gu: 'આ વિષયોમાં હજી સમાચાર નથી.', en: 'These topics have no stories yet.' },
  choose: { gu: 'વિભાગો જુઓ', en: 'See the categories' },
  follow: { gu: 'અનુસરો', en: 'Follow' },
  followThis: { gu: 'આ વિષયને અનુસરવો છે?', en: 'Follow this topic?' },
  unfollow: { gu: 'અનુસરવાનું બંધ કરો', en: 'Stop following' },
  followed: { gu: 'હવે તમે આ વિષયને અનુસરો છો.', en: 'You follow this topic now.' },
  unfollowed: { gu: 'હવે તમે આ વિષયને અનુસરતા નથી.', en: 'You no longer follow this topic.' },
  noSuchTopic: { gu: 'આ વિષય હવે નથી.', en: 'This topic is no longer there.' },
  full: {
    gu: 'તમે 100 વિષયોને અનુસરો છો. નવો ઉમેરવા માટે થોડા બંધ કરો.',
    en: 'You follow 100 topics. Stop following some to add a new one.',
  },
  what: { gu: 'તમે અનુસરો છો તે વિષયો', en: 'The topics that you follow' },
  why: { gu: '“મારા સમાચાર” બતાવવા માટે.', en: 'To show “My news”.' },
  kept: { gu: 'અનુસરવાનું બંધ કરો અથવા ખાતું કાઢી નાખો ત્યાં સુધી.', en: 'Until you stop following or delete the account.' },
} as const;

export const followText = gujarati(followWords);
