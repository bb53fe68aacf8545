import type { Desk } from '../../site/desk.ts';
import { readCallsOf } from './api/readCalls.ts';
import { articleCalls } from './api.ts';
import { publishDemoStories } from './demo.ts';
import { articlePages } from './pages.tsx';
import { countReads } from './reads.ts';
import { articlesRecords } from './records.ts';
import { mostReadStories } from './sidebar.tsx';

export const articlesDesk: Desk = {
  name: 'articles',
  pages: articlePages,
  calls: articleCalls,
  open: ({ db, clock, log }) => {
    const counter = countReads(db, clock, log);
    return { calls: readCallsOf(counter), close: counter.stop };
  },
  sidebar: [mostReadStories],
  demo: publishDemoStories,
  records: articlesRecords,
};
