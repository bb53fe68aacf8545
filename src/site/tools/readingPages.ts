import { OfflinePage } from '../offline/OfflinePage.tsx';
import { offlineText } from '../offline/words.ts';
import { type Page, page } from '../pages/page.tsx';
import { shortPage } from '../pages/subject.ts';
import { ReadingPage } from './ReadingPage.tsx';
import { OFFLINE_PATH, READING_PATH } from './readingPaths.ts';
import { toolText } from './words.ts';

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
  page({
    path: OFFLINE_PATH,
    load: async () => ({}),
    head: () => ({ title: offlineText.title, description: offlineText.text, canonical: OFFLINE_PATH, noindex: true }),
    tags: () => [],
    freshFor: () => '1d',
    about: shortPage,
    view: OfflinePage,
  }),
];
