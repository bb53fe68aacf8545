/** Categories of crops, in the order of a yard's price board. */
export const cropCategories = ['fibres', 'oilseeds', 'cereals', 'pulses', 'spices', 'vegetables', 'fruits', 'flowers', 'others'] as const;
export type CropCategory = (typeof cropCategories)[number];

export const cropCategoryWords = {
  fibres: { gu: 'રોકડિયા પાક', en: 'Cash crops' },
  oilseeds: { gu: 'તેલીબિયાં', en: 'Oilseeds' },
  cereals: { gu: 'અનાજ', en: 'Cereals' },
  pulses: { gu: 'કઠોળ', en: 'Pulses' },
  spices: { gu: 'મસાલા', en: 'Spices' },
  vegetables: { gu: 'શાકભાજી', en: 'Vegetables' },
  fruits: { gu: 'ફળ', en: 'Fruits' },
  flowers: { gu: 'ફૂલ', en: 'Flowers' },
  others: { gu: 'અન્ય', en: 'Others' },
} as const satisfies Record<CropCategory, { gu: string; en: string }>;
