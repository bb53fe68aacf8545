import type { Duration } from '../../../platform/clock.ts';
import { listPageHead } from '../../../site/lists/listPageHead.ts';
import { moved, notFound, type Page, page } from '../../../site/pages/page.tsx';
import { shortPage } from '../../../site/pages/subject.ts';
import { CorrectionsPage, correctionsAddress } from '../views/CorrectionsPage.tsx';
import { articlePageCards } from '../views/socialCards.ts';
import { articleText } from '../words.ts';
import { CORRECTIONS_TAG, type CorrectionsPart, readCorrections } from './corrections.ts';

const about = {
  head: ({ page, pageCount, stories }: CorrectionsPart) => ({
    ...listPageHead({
      title: articleText.corrections,
      description: articleText.correctionsIntro,
      page,
      pageCount,
      addressOf: correctionsAddress,
      listed: stories.map(({ address }) => address),
    }),
    card: articlePageCards.named('corrections'),
  }),
  tags: ({ stories }: CorrectionsPart) => [CORRECTIONS_TAG, 'topics', ...stories.map(({ id }) => `article:${id}`)],
  freshFor: (): Duration => '10m',
  about: shortPage,
  view: CorrectionsPage,
} as const;

export const correctionPages: readonly Page[] = [
  page({ ...about, path: '/corrections', load: async ({ app }) => (await readCorrections(app.db, 1)) ?? notFound() }),
  page({
    ...about,
    path: '/corrections/:page{[1-9][0-9]{0,5}}',
    load: async ({ app, params }) => {
      const number = Number(params.page);
      return number === 1 ? moved(correctionsAddress(1)) : ((await readCorrections(app.db, number)) ?? notFound());
    },
  }),
];
