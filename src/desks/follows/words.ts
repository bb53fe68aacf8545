import { gujarati } from '../../platform/text/catalogue.ts';
import type { FollowOutcome } from './commands.ts';
import type { FollowKind } from './targets/followTarget.ts';

export const followWords = {
  title: { gu: 'મારા સમાચાર', en: 'My news' },
  intro: {
    gu: 'તમે અનુસરો છો તે વિષયોના તાજા સમાચાર, પાકના ભાવ અને ટીમોની મેચ.',
    en: 'The latest of what you follow: news of topics, prices of crops, matches of teams.',
  },
  followed: { gu: 'તમે અનુસરો છો', en: 'You follow' },
  none: { gu: 'હજી તમે કંઈ અનુસરતા નથી.', en: 'You follow nothing yet.' },
  howToFollow: {
    gu: 'કોઈ વિભાગ, શહેર, કૉલમ, લેખક, પાક કે ક્રિકેટ ટીમના પાના પર “અનુસરો” દબાવો.',
    en: 'Press “Follow” on the page of a category, a city, a column, an author, a crop or a cricket team.',
  },
  noStories: { gu: 'આ વિષયોમાં હજી સમાચાર નથી.', en: 'These topics have no stories yet.' },
  stories: { gu: 'તાજા સમાચાર', en: 'Latest news' },
  matches: { gu: 'તમારી ટીમોની મેચ', en: 'Matches of your teams' },
  prices: { gu: 'તમારા પાકના ભાવ', en: 'Prices of your crops' },
  notify: { gu: 'આના સમાચારની સૂચનાઓ મેળવો', en: 'Get notifications of these' },
  choose: { gu: 'વિભાગો જુઓ', en: 'See the categories' },
  follow: { gu: 'અનુસરો', en: 'Follow' },
  unfollow: { gu: 'અનુસરવાનું બંધ કરો', en: 'Stop following' },
  topicAsk: { gu: 'આ વિષયને અનુસરવો છે?', en: 'Follow this topic?' },
  topicFollowed: { gu: 'હવે તમે આ વિષયને અનુસરો છો.', en: 'You follow this topic now.' },
  topicUnfollowed: { gu: 'હવે તમે આ વિષયને અનુસરતા નથી.', en: 'You no longer follow this topic.' },
  topicGone: { gu: 'આ વિષય હવે નથી.', en: 'This topic is no longer there.' },
  cropAsk: { gu: 'આ પાકને અનુસરવો છે?', en: 'Follow this crop?' },
  cropFollowed: { gu: 'હવે તમે આ પાકને અનુસરો છો.', en: 'You follow this crop now.' },
  cropUnfollowed: { gu: 'હવે તમે આ પાકને અનુસરતા નથી.', en: 'You no longer follow this crop.' },
  cropGone: { gu: 'આ પાક હવે નથી.', en: 'This crop is no longer there.' },
  teamAsk: { gu: 'આ ટીમને અનુસરવી છે?', en: 'Follow this team?' },
  teamFollowed: { gu: 'હવે તમે આ ટીમને અનુસરો છો.', en: 'You follow this team now.' },
  teamUnfollowed: { gu: 'હવે તમે આ ટીમને અનુસરતા નથી.', en: 'You no longer follow this team.' },
  teamGone: { gu: 'આ ટીમ હવે નથી.', en: 'This team is no longer there.' },
  full: {
    gu: 'તમે વિષયો, પાક અને ટીમો મળીને 100ને અનુસરો છો. નવું ઉમેરવા માટે થોડા બંધ કરો.',
    en: 'You follow 100 topics, crops and teams. Stop following some to add a new one.',
  },
  what: { gu: 'તમે અનુસરો છો તે વિષયો, પાક અને ક્રિકેટ ટીમો', en: 'The topics, crops and cricket teams that you follow' },
  why: { gu: '“મારા સમાચાર” બતાવવા માટે.', en: 'To show “My news”.' },
  kept: { gu: 'અનુસરવાનું બંધ કરો અથવા ખાતું કાઢી નાખો ત્યાં સુધી.', en: 'Until you stop following or delete the account.' },
} as const;

export const followText = gujarati(followWords);

/** What the reader is told after an attempt to follow, or to stop. */
export const outcomeText: Record<FollowKind, Record<FollowOutcome | 'unfollowed', string>> = {
  topic: {
    followed: followText.topicFollowed,
    unfollowed: followText.topicUnfollowed,
    gone: followText.topicGone,
    full: followText.full,
  },
  crop: { followed: followText.cropFollowed, unfollowed: followText.cropUnfollowed, gone: followText.cropGone, full: followText.full },
  team: { followed: followText.teamFollowed, unfollowed: followText.teamUnfollowed, gone: followText.teamGone, full: followText.full },
};

/** The question before something is followed. */
export const askText: Record<FollowKind, string> = { topic: followText.topicAsk, crop: followText.cropAsk, team: followText.teamAsk };
