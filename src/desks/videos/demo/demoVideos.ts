export type DemoVideo = {
  /** Latin, words with dashes, no number at the end. */
  slug: string;
  title: string;
  deck: string;
  kind: 'watch' | 'short';
  /** The slug of a category of the demo paper. */
  category: string;
  /** Published so long before the paper is laid out. */
  hoursAgo: number;
  seconds: number;
  /** Own files in demo/films. */
  film?: { name: string; master: boolean; webm: boolean };
  youtube?: string;
  /** What is said and shown. */
  transcript?: string;
};

export const demoVideos: readonly DemoVideo[] = [
  {
    slug: 'uttarayan',
    title: 'ઉત્તરાયણનું આકાશ',
    deck: 'પતંગ કેવી રીતે ચગે છે.',
    kind: 'watch',
    category: 'culture',
    hoursAgo: 1,
    seconds: 20,
    film: { name: 'uttarayan', master: true, webm: true },
    transcript: 'આકાશમાં પતંગ ચગે છે.',
  },
  ...Array.from(
    { length: 12 },
    (_, at): DemoVideo => ({
      slug: `sintel-${'abcdefghijkl'[at]}`,
      title: 'સિન્ટેલ: એક ઍનિમેશન ફિલ્મ',
      deck: 'બ્લેન્ડરની ખુલ્લી ફિલ્મ.',
      kind: 'watch',
      category: at % 2 ? 'cinema' : 'technology',
      hoursAgo: 2 + at,
      seconds: 888,
      youtube: 'eRsGyueVLvQ',
    }),
  ),
  ...Array.from(
    { length: 11 },
    (_, at): DemoVideo => ({
      slug: `nani-vaat-${'abcdefghijkl'[at]}`,
      title: 'પતંગની નાની વાત',
      deck: 'એક મિનિટમાં.',
      kind: 'short',
      category: 'culture',
      hoursAgo: 2 + at,
      seconds: 20,
      ...(at === 3 ? { youtube: 'aqz-KE-bpKQ' } : { film: { name: 'uttarayan', master: true, webm: true } }),
    }),
  ),
];
