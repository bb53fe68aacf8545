/** Texts of the previews of search results and shared links. */
export const previewWords = {
  google: { gu: 'ગૂગલમાં (ફોન પર)', en: 'In Google, on a phone' },
  whatsapp: { gu: 'વૉટ્સઍપમાં', en: 'In WhatsApp' },
  x: { gu: 'એક્સ પર', en: 'On X' },
  title: { gu: 'શીર્ષક', en: 'title' },
  description: { gu: 'વર્ણન', en: 'description' },
  letters: { gu: 'અક્ષર', en: 'letters' },
  titleCut: { gu: 'શીર્ષક કપાય છે.', en: 'The title is cut.' },
  descriptionCut: { gu: 'વર્ણન કપાય છે.', en: 'The description is cut.' },
  noPicture: { gu: 'ચિત્ર નથી', en: 'No picture' },
} as const;
