/** What the screens of the newsroom say of static pages. */
export const staticPageDeskWords = {
  page: { gu: 'સ્થાયી પાનું', en: 'Static page' },
} as const;
