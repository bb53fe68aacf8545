/** The films of the videos page, wide. */
import type { Film } from './film.mts';

export const watchFilms: readonly Film[] = [
  {
    name: 'uttarayan',
    shape: 'watch',
    kicker: 'તહેવાર',
    title: ['ઉત્તરાયણ પહેલાં', 'ધાબે જામ્યો રંગ'],
    scenes: [
      { picture: 'kites', seconds: 4.6, from: [800, 860, 1500], to: [800, 640, 1320] },
      { picture: 'undhiyu', seconds: 3, from: [800, 760, 1200], to: [800, 700, 1060] },
      { picture: 'kites', seconds: 3, from: [620, 470, 880], to: [860, 460, 880] },
    ],
    mood: 'dhol',
    captions: ['પવન ઊપડ્યો ને આકાશ પતંગોથી ભરાઈ ગયું.', 'ધાબાં નીચે આંગણામાં ઊંધિયાનાં માટલાં મુકાયાં.', 'સાંજ સુધી ગૂંજશે એક જ સાદ: કાપ્યો છે!'],
    master: true,
    webm: true,
  },
  {
    name: 'city-rain',
    shape: 'watch',
    kicker: 'ચોમાસું',
    title: ['પહેલા વરસાદે', 'શહેર ભીંજાયું'],
    scenes: [
      { picture: 'monsoon', seconds: 5.8, from: [800, 620, 1560], to: [820, 960, 1240] },
      { picture: 'monsoon', seconds: 5, from: [620, 1330, 900], to: [840, 1010, 980] },
    ],
    mood: 'rain',
    captions: [
      'બપોર પછી વાદળ ઘેરાયાં અને ધીમી ધારે વરસાદ શરૂ થયો.',
      'બાળકોએ ખાબોચિયામાં કાગળની હોડી તરતી મૂકી.',
      'ઉકળાટથી અકળાયેલા લોકોને ઠંડક મળી.',
    ],
  },
];
