/** What stands at an advertisement. */
export const adLabelWords = {
  label: { gu: 'જાહેરાત', en: 'Advertisement' },
  close: { gu: 'જાહેરાત બંધ કરો', en: 'Close the advertisement' },
} as const;

/** Without a function that other scripts share: it would be a file of its own. */
export const adLabels = { label: adLabelWords.label.gu, close: adLabelWords.close.gu } as const;
