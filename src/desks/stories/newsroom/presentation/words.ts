/** Texts of the pane in which a story's search result and shared links are edited. */
export const presentationWords = {
  help: {
    gu: 'ખાલી રાખશો ત્યાં સ્ટોરીની હેડલાઇન, સારાંશ અને મુખ્ય ચિત્ર વપરાશે.',
    en: 'Where nothing is entered, the headline, deck and main picture of the story are used.',
  },
  canonicalHelp: {
    gu: 'બીજે છપાયેલું લખાણ લીધું હોય તો જ: સર્ચ એન્જિન મૂળ પાનું બતાવશે.',
    en: 'Only for a text taken over from elsewhere: search engines will show the original page.',
  },
  sponsorHelp: {
    gu: 'જાહેરાતદારે પૈસા આપ્યા હોય તો તેનું નામ. સ્ટોરી બધે “પ્રાયોજિત” તરીકે દેખાશે.',
    en: 'The name of the advertiser who has paid for it. The story is marked as sponsored everywhere.',
  },
  previews: { gu: 'બહાર આવું દેખાશે', en: 'How it looks elsewhere' },
} as const;
