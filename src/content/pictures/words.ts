/** How the picture library names what a credit is for. */
export const creditWords = {
  photo: { gu: 'તસવીર', en: 'Photo' },
  photograph: { gu: 'ફોટો', en: 'Photo' },
  filePhoto: { gu: 'ફાઇલ તસવીર', en: 'File photo' },
  picture: { gu: 'ચિત્ર', en: 'Picture' },
  illustration: { gu: 'ચિત્રણ', en: 'Illustration' },
  graphic: { gu: 'ગ્રાફિક', en: 'Graphic' },
  courtesy: { gu: 'સૌજન્ય', en: 'Courtesy' },
} as const;
