/** Texts of saved searches. */
export const savedSearchWords = {
  searches: { gu: 'સાચવેલી શોધ', en: 'Saved searches' },
  save: { gu: 'શોધ સાચવો', en: 'Save this search' },
  saveHelp: { gu: 'ફિલ્ટર, શોધના શબ્દો અને ક્રમ આ નામે સચવાશે.', en: 'The filters, words and order are saved under this name.' },
  place: { gu: 'કેવી રીતે સાચવવી', en: 'How to save it' },
  asNew: { gu: 'નવી શોધ તરીકે', en: 'As a new search' },
  inPlaceOf: { gu: '“{name}”ની જગ્યાએ', en: 'In place of “{name}”' },
  inPlaceHelp: {
    gu: 'અત્યારે દેખાતાં ફિલ્ટર, શોધના શબ્દો અને ક્રમ આ નામે સચવાશે; પહેલાં સાચવેલાં નહીં રહે.',
    en: 'The filters, words and order now shown are saved under this name, in place of the earlier ones.',
  },
  edit: { gu: 'નામ બદલો કે કાઢો', en: 'Rename or remove' },
  editTitle: { gu: 'સાચવેલી શોધનું નામ', en: 'Name of the saved search' },
  name: { gu: 'નામ', en: 'Name' },
  saved: { gu: 'શોધ સચવાઈ.', en: 'The search is saved.' },
  removed: { gu: 'સાચવેલી શોધ કાઢી નંખાઈ.', en: 'The saved search is removed.' },
  removeSure: {
    gu: 'આ સાચવેલી શોધ કાઢી નાખવી છે? યાદીમાંથી કશું જશે નહીં.',
    en: 'Remove this saved search? Nothing of the list goes with it.',
  },
} as const;
