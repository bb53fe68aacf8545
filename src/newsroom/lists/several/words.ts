/** Texts of actions for several rows of a list. */
export const selectionWords = {
  select: { gu: 'પસંદ કરો', en: 'Select' },
  selectAll: { gu: 'આ પાનાનાં બધાં પસંદ કરો', en: 'Select all on this page' },
  selected: { gu: 'પસંદ કરેલાં: {count}', en: '{count} selected' },
  actions: { gu: 'પસંદ કરેલાં માટે', en: 'For the selected ones' },
  clear: { gu: 'પસંદગી છોડો', en: 'Clear the selection' },
  others: { gu: 'આમાં આ થઈ શકતું નથી', en: 'Not possible for these' },
  progress: { gu: '{total}માંથી {done} થયાં', en: '{done} of {total} done' },
  done: { gu: 'થયું', en: 'Done' },
  allDone: { gu: 'થઈ ગયું: {count}', en: 'Done: {count}' },
  notAll: {
    gu: 'બધાંમાં થયું નથી: કારણ નીચે લખ્યું છે. ફરી પ્રયત્ન કરશો તો જે બાકી છે તેમાં જ થશે.',
    en: 'Not all are done: the reasons stand below. If you try again, only the rest are sent.',
  },
  stop: { gu: 'અટકાવો', en: 'Stop' },
} as const;
