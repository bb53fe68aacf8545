import { gujarati } from '../../platform/text/catalogue.ts';

export const webStoryWords = {
  title: { gu: 'વેબ સ્ટોરી', en: 'Web stories' },
  intro: { gu: 'ચિત્રો સાથે ટૂંકમાં સમજો: એક પાનું, એક વાત.', en: 'Understand it in pictures: one page, one thing.' },
  description: {
    gu: 'અમારી વેબ સ્ટોરી: ખેતી, આરોગ્ય, વિજ્ઞાન, સ્વાદ અને સંસ્કૃતિની વાતો ચિત્રો સાથે, થોડી મિનિટમાં.',
    en: 'Our web stories: farming, health, science, food and culture in pictures, in a few minutes.',
  },
  filter: { gu: 'વિભાગ પ્રમાણે જુઓ', en: 'By category' },
  all: { gu: 'બધી', en: 'All' },
  allStories: { gu: 'બધી વેબ સ્ટોરી', en: 'All web stories' },
  pagesWord: { gu: 'પાનાં', en: 'pages' },
  empty: { gu: 'હજી અહીં કોઈ વેબ સ્ટોરી નથી.', en: 'There is no web story here yet.' },
  page: { gu: 'પાનું', en: 'Page' },
  of: { gu: 'કુલ', en: 'of' },
  progress: { gu: 'સ્ટોરીનાં પાનાં', en: 'Pages of the story' },
  stage: { gu: 'સ્ટોરી', en: 'The story' },
  close: { gu: 'બંધ કરો અને યાદી પર જાઓ', en: 'Close and go to the list' },
  pause: { gu: 'થોભાવો', en: 'Pause' },
  play: { gu: 'ચાલુ કરો', en: 'Play' },
  share: { gu: 'વહેંચો', en: 'Share' },
  before: { gu: 'પાછલું પાનું', en: 'Previous page' },
  after: { gu: 'પછીનું પાનું', en: 'Next page' },
  end: { gu: 'સ્ટોરી પૂરી થઈ', en: 'The story is over' },
  nextStory: { gu: 'હવે પછી', en: 'Up next' },
  related: { gu: 'આ પણ જુઓ', en: 'See also' },
  again: { gu: 'ફરીથી જુઓ', en: 'See it again' },
} as const;

export const webStoryText = gujarati(webStoryWords);
