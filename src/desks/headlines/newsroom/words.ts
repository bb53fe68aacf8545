import type { Catalogue } from '../../../platform/text/catalogue.ts';

/** Texts of the tests of headlines in the newsroom. */
export const headlineTestWords = {
  title: { gu: 'હેડલાઇનની કસોટી', en: 'Test of headlines' },
  help: {
    gu: 'હોમપેજ પર અને યાદીઓમાં વાચકોને સરખા ભાગે જુદી જુદી હેડલાઇન દેખાય છે. કોઈ એક બીજી બધી કરતાં ચોક્કસ સારી ઠરે કે તરત કસોટી પૂરી થાય છે અને એ હેડલાઇન ત્યાં મુકાય છે. વહેલા જોવાથી પરિણામ બગડતું નથી.',
    en: 'On the front page and in lists readers are shown different headlines in equal parts. The test ends as soon as one of them is certainly better than all others, and that one is used there. Looking early does no harm to the result.',
  },
  notPublished: { gu: 'કસોટી પ્રકાશિત સ્ટોરીની જ થઈ શકે.', en: 'Only a published story can be tested.' },
  notAllowed: {
    gu: 'આ સ્ટોરીના ફેરફાર પ્રકાશિત કરવાની છૂટ હોય તે જ કસોટી કરી શકે.',
    en: 'Only those who may publish changes of this story can test its headline.',
  },
  original: { gu: 'મૂળ હેડલાઇન', en: 'Original headline' },
  other: { gu: 'બીજી હેડલાઇન', en: 'Other headline' },
  addOther: { gu: 'હજી એક ઉમેરો', en: 'Add another' },
  removeOther: { gu: 'કાઢી નાખો', en: 'Remove' },
  hours: { gu: 'વધુમાં વધુ કેટલા કલાક', en: 'Hours at most' },
  startsAt: { gu: 'ક્યારથી', en: 'From when' },
  startsAtHelp: { gu: 'ખાલી રાખશો તો હમણાંથી.', en: 'Leave empty to begin now.' },
  isForAll: {
    gu: 'જીતે તે હેડલાઇન બધે મૂકવી: સ્ટોરીમાં, સર્ચમાં, ફીડમાં અને શેર કરતાં પણ',
    en: 'Use the winner everywhere: also in the story, in search, in feeds and when shared',
  },
  start: { gu: 'કસોટી શરૂ કરો', en: 'Start the test' },
  started: { gu: 'કસોટી શરૂ થઈ.', en: 'The test has begun.' },
  planned: { gu: 'શરૂ થશે', en: 'Begins' },
  running: { gu: 'ચાલુ છે', en: 'Running' },
  ended: { gu: 'પૂરી થઈ', en: 'Ended' },
  until: { gu: 'મોડામાં મોડી પૂરી થશે', en: 'Ends at the latest' },
  stop: { gu: 'રોકો, મૂળ હેડલાઇન રાખો', en: 'Stop, keep the original' },
  stopAsk: {
    gu: 'કસોટી અહીં જ પૂરી થશે અને મૂળ હેડલાઇન રહેશે. ગણતરી સચવાશે.',
    en: 'The test ends here, and the original headline stays. The counts are kept.',
  },
  choose: { gu: 'આ રાખો', en: 'Use this one' },
  chooseAsk: {
    gu: 'કસોટી અહીં જ પૂરી થશે અને આ હેડલાઇન મુકાશે. તે સારી છે તે હજી પુરવાર ન થયું હોય તોપણ:',
    en: 'The test ends here, and this headline is used, even if it has not been proven better:',
  },
  shown: { gu: 'જોઈ', en: 'seen' },
  clicked: { gu: 'દબાવી', en: 'pressed' },
  rate: { gu: 'દબાવવાનો દર', en: 'click rate' },
  interval: { gu: 'ખરો દર આ ગાળામાં છે (100માંથી 95 કસોટીમાં)', en: 'The true rate is in this interval (in 95 of 100 tests)' },
  isWinner: { gu: 'વપરાય છે', en: 'In use' },
  isLeader: { gu: 'આગળ', en: 'Ahead' },
  few: {
    gu: 'હજી સરખામણી માટે પૂરતા વાચકોએ જોઈ નથી: દરેક હેડલાઇન ઓછામાં ઓછી 1,000 મુલાકાતમાં દેખાય પછી સરખામણી થશે.',
    en: 'Not enough readers have seen them yet: they are compared when each headline has been seen in at least 1,000 visits.',
  },
  open: {
    gu: 'હમણાં {headline} આગળ છે, પણ આટલો તફાવત યોગાનુયોગ પણ હોઈ શકે.',
    en: '{headline} is ahead now, but such a difference may still be chance.',
  },
  better: {
    gu: 'મૂળ હેડલાઇન કરતાં ચોક્કસ સારી હેડલાઇન મળી છે. સૌથી સારી કઈ તે હજી નક્કી નથી; હમણાં {headline} આગળ છે.',
    en: 'A headline that is certainly better than the original has been found. Which is the best is not certain yet; {headline} is ahead now.',
  },
  proven: { gu: '{headline} બીજી બધી કરતાં ચોક્કસ સારી છે.', en: '{headline} is certainly better than all others.' },
  uneven: {
    gu: 'ગણતરી પર ભરોસો મૂકી શકાય તેમ નથી: હેડલાઇન સરખા ભાગે દેખાવી જોઈએ, પણ દેખાઈ નથી.',
    en: 'The counts cannot be trusted: the headlines should have been seen in equal parts, and have not been.',
  },
  endedWon: { gu: '{headline} જીતી: બીજી કરતાં ચોક્કસ સારી ઠરી.', en: '{headline} has won: it is certainly better.' },
  endedOriginal: { gu: 'મૂળ હેડલાઇન જ બીજી બધી કરતાં ચોક્કસ સારી ઠરી.', en: 'The original headline is certainly better than all others.' },
  endedTime: {
    gu: 'સમય પૂરો થયો ત્યાં સુધી કોઈ હેડલાઇન મૂળ કરતાં ચોક્કસ સારી ઠરી નહીં, એટલે મૂળ જ રહી.',
    en: 'Until the time was over no headline was certainly better than the original, so the original stays.',
  },
  endedUneven: {
    gu: 'ગણતરી પર ભરોસો મૂકી શકાય તેમ નહોતું (હેડલાઇન સરખા ભાગે દેખાઈ નહીં), એટલે કસોટી રોકાઈ અને મૂળ હેડલાઇન રહી.',
    en: 'The counts could not be trusted (the headlines were not seen in equal parts), so the test was stopped and the original stays.',
  },
  endedStopped: { gu: 'સંપાદકે રોકી, મૂળ હેડલાઇન રહી.', en: 'Stopped by an editor; the original stays.' },
  endedChosen: { gu: 'સંપાદકે {headline} પસંદ કરી.', en: 'An editor has chosen {headline}.' },
  endedChanged: {
    gu: 'કસોટી દરમિયાન સ્ટોરીની હેડલાઇન બદલાઈ, એટલે કસોટી પૂરી થઈ.',
    en: 'The headline of the story was changed meanwhile, so the test ended.',
  },
  endedGone: { gu: 'સ્ટોરી પાછી ખેંચાઈ, એટલે કસોટી પૂરી થઈ.', en: 'The story was withdrawn, so the test ended.' },
  by: { gu: 'શરૂ કરનાર', en: 'Started by' },
  endedBy: { gu: 'પૂરી કરનાર', en: 'Ended by' },
  none: { gu: 'હજી કોઈ કસોટી થઈ નથી.', en: 'There has been no test yet.' },
} as const satisfies Catalogue;
