/** What an editor sends to readers' browsers, at once and at any hour. */
export const pushMessage = {
  title: 'નર્મદા ડેમની સપાટી વધી',
  text: 'સત્તાવાર જાહેરાત થઈ',
  address: '/recent-news/1',
  topics: ['breaking'],
  ttlSeconds: 3600,
  urgency: 'high',
  replaces: '',
  // The test may run at any hour.
  passesQuietHours: true,
};
