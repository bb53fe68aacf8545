import { editionPrefix, type Language } from '../../platform/text/language.ts';
import { OfflinePage } from '../offline/OfflinePage.tsx';
import { offlineWords } from '../offline/words.ts';
import { type Page, page } from '../pages/page.tsx';
import { shortPage } from '../pages/subject.ts';
import { ReadingPage } from './ReadingPage.tsx';
import { OFFLINE_PATH, READING_PATH } from './readingPaths.ts';
import { toolText } from './words.ts';

const offlinePage = (edition: Language): Page => {
  const path = `${editionPrefix(edition)}${OFFLINE_PATH}` as const;
  return page({
    path,
    load: async () => ({}),
    head: () => ({ title: offlineWords.title[edition], description: offlineWords.text[edition], canonical: path, noindex: true }),
    tags: () => [],
    freshFor: () => '1d',
    about: shortPage,
    view: OfflinePage,
  });
};

/** Pages on which a reader sees and sets what is on the device only; they are the same for everybody. */
export const readingPages: readonly Page[] = [
  page({
    path: READING_PATH,
    load: async () => ({}),
    head: () => ({ title: toolText.title, description: toolText.text, canonical: READING_PATH, noindex: true }),
    tags: () => [],
    freshFor: () => '1d',
    about: shortPage,
    view: ReadingPage,
  }),
  offlinePage('gu'),
  offlinePage('en'),
];
