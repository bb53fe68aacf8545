import { gujarati } from '../../../platform/text/catalogue.ts';

/** Messages for editors about invalid drafts. Separate from the readers' texts, which are sent to browsers. */
export const webStoryEditingWords = {
  noTitle: { gu: 'શીર્ષક લખો.', en: 'Write a title.' },
  longTitle: {
    gu: 'શીર્ષક 70 અક્ષરથી લાંબું છે (કાનો, માત્રા અને જગ્યા પણ ગણાય છે). ટૂંકું કરો.',
    en: 'The title has more than 70 characters (signs and spaces count). Shorten it.',
  },
  noDescription: { gu: 'સ્ટોરી શાની છે તે એક વાક્યમાં લખો.', en: 'Say in a sentence what the story is about.' },
  longDescription: { gu: 'ઓળખનું વાક્ય 200 અક્ષરથી લાંબું છે.', en: 'The description has more than 200 characters.' },
  fewPages: { gu: 'વેબ સ્ટોરીમાં ઓછામાં ઓછાં 4 પાનાં જોઈએ.', en: 'A web story needs at least 4 pages.' },
  manyPages: { gu: 'વેબ સ્ટોરીમાં વધુમાં વધુ 30 પાનાં સમાય.', en: 'A web story has at most 30 pages.' },
  noHeadline: { gu: 'દરેક પાના પર મથાળું લખો.', en: 'Write a headline on every page.' },
  longHeadline: { gu: 'પાનાનું મથાળું 90 અક્ષરથી લાંબું છે.', en: 'The headline of the page has more than 90 characters.' },
  longText: { gu: 'પાનાનું લખાણ 300 અક્ષરથી લાંબું છે: ચિત્ર ઢંકાઈ જશે.', en: 'The text has more than 300 characters: it would hide the picture.' },
  longCredit: { gu: 'ચિત્રનો યશ 80 અક્ષરથી લાંબો છે.', en: 'The credit has more than 80 characters.' },
  wrongLink: {
    gu: 'આ લિંક ચાલે તેમ નથી: સુરક્ષિત વેબસાઇટનું આખું સરનામું અથવા / થી શરૂ થતું આ સાઇટનું સરનામું લખો.',
    en: 'This link cannot be used: write the whole address of a secure site, or one of this site beginning with /.',
  },
  noLinkLabel: { gu: 'લિંક પર શું લખવું તે જણાવો, 40 અક્ષરમાં.', en: 'Say what stands on the link, in 40 characters.' },
  wrongSeconds: { gu: 'પાનું 3 થી 30 સેકન્ડ સુધી દેખાઈ શકે.', en: 'A page stands for 3 to 30 seconds.' },
  smallPoster: {
    gu: 'પોસ્ટરનું ચિત્ર નાનું છે: ઊભા 3:4 માપમાં ઓછામાં ઓછું 640 × 854 જોઈએ.',
    en: 'The poster is too small: upright, 3:4, it needs at least 640 × 854.',
  },
} as const;

export const webStoryEditingText = gujarati(webStoryEditingWords);
