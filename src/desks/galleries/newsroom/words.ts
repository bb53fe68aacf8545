import { galleryMenuWords } from './menuWords.ts';
/** Why a gallery is rejected, for the editor. */
export const galleryRefusalWords = {
  caption: { gu: 'ચિત્રની વિગત લખો.', en: 'Write what the picture shows.' },
  heading: { gu: 'સ્લાઇડનું મથાળું લખો.', en: 'Write the heading of the slide.' },
  coverElsewhere: { gu: 'મુખ્ય ચિત્ર ગેલેરીમાંનું જ રાખો.', en: 'The cover must be one of the gallery’s pictures.' },
} as const;

/** Texts of the galleries screens. */
export const galleryDeskWords = {
  ...galleryMenuWords,
  gallery: { gu: 'ગેલેરી', en: 'Gallery' },
  newGallery: { gu: 'નવી ગેલેરી', en: 'New gallery' },
  kind: { gu: 'પ્રકાર', en: 'Kind' },
  photoGallery: { gu: 'ફોટો ગેલેરી', en: 'Photo gallery' },
  slideShow: { gu: 'સ્લાઇડ શો', en: 'Slide show' },
  photoGalleryHelp: { gu: 'કોઈ પણ ક્રમમાં જોવાય, દરેક ચિત્ર સાથે તેની વિગત.', en: 'Looked at in any order, each picture with its caption.' },
  slideShowHelp: { gu: 'પગલે પગલે સમજાવે, દરેક સ્લાઇડ પર મથાળું.', en: 'Told step by step, each slide under a heading.' },
  title: { gu: 'શીર્ષક', en: 'Title' },
  deck: { gu: 'સારાંશ', en: 'Deck' },
  category: { gu: 'વિભાગ', en: 'Category' },
  city: { gu: 'શહેર (હોય તો)', en: 'City (if any)' },
  picture: { gu: 'ચિત્ર', en: 'Picture' },
  pictures: { gu: 'ચિત્રો', en: 'Pictures' },
  addPictures: { gu: 'ચિત્રો ઉમેરો', en: 'Add pictures' },
  noPictures: { gu: 'સંગ્રહમાંથી ચિત્રો ઉમેરો.', en: 'Add pictures of the library.' },
  heading: { gu: 'મથાળું', en: 'Heading' },
  caption: { gu: 'ચિત્રની વિગત', en: 'Caption' },
  credit: { gu: 'યશ', en: 'Credit' },
  cover: { gu: 'મુખ્ય ચિત્ર', en: 'Cover' },
  makeCover: { gu: 'મુખ્ય બનાવો', en: 'Make it the cover' },
  remove: { gu: 'ગેલેરીમાંથી કાઢો', en: 'Take out of the gallery' },
} as const;
