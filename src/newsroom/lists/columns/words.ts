/** Texts of the choice of columns. */
export const columnWords = {
  columns: { gu: 'કૉલમ', en: 'Columns' },
} as const;
