import { isbot } from 'isbot';
import type { BatchedCounter } from '../../platform/background/batchedCounter.ts';
import { movedUnlisted, notFound, type Page } from '../../site/pages/page.tsx';
import { readPathOfCode } from './queries.ts';

/** A short link redirects, which is counted unless a bot follows it, or answers 404. */
export const shortLinkPage = (visits: BatchedCounter<string>): Page => ({
  path: '/s/:code',
  alsoChromeless: true,
  answer: async (app, { params: { code = '' }, header }) => {
    const path = /^[0-9a-z]{1,20}$/.test(code) ? await readPathOfCode(app.db, code) : undefined;
    if (path === undefined) return notFound();
    if (!isbot(header('user-agent'))) visits.count(code);
    return movedUnlisted(path);
  },
});
