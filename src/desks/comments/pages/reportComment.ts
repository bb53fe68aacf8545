import { createElement } from 'react';
import { z } from 'zod';
import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import type { Form } from '../../../site/calls/form.ts';
import { problemsOf, typedIn } from '../../../site/forms/typedFields.ts';
import { formText } from '../../../site/forms/words.ts';
import { LOGIN_PATH, loginAddress } from '../../../site/pages/loginAddress.ts';
import { movedForNow, notFound, type Page } from '../../../site/pages/page.tsx';
import { privatePage } from '../../../site/pages/privatePage.tsx';
import { offersLogin } from '../../settings/queries.ts';
import { CommentRefused, reportComment } from '../commands.ts';
import { readPublicComment } from '../queries.ts';
import { reportAddress } from '../views/CommentsPage.tsx';
import { type ReportCommentData, ReportCommentPage } from '../views/ReportCommentPage.tsx';
import { commentText as words } from '../words.ts';
import { reportDraft, reportFieldNames } from '../writing/commentDraft.ts';
import { commentRequestLimit } from '../writing/commentLimits.ts';

const PATH = '/comments/:id{[1-9][0-9]{0,8}}/report';
const headOf = ({ comment: { id } }: ReportCommentData) => ({
  title: words.reportTitle,
  description: words.reportNote,
  canonical: reportAddress(id),
});

export const reportCommentPage: Page = privatePage({
  path: PATH,
  query: z.object({ state: z.enum(['reported']).optional() }),
  load: async ({ app, params, query, reader }): Promise<ReportCommentData | ReturnType<typeof notFound | typeof movedForNow>> => {
    const id = Number(params.id);
    const comment = await readPublicComment(app.db, id);
    if (!comment || comment.badge !== null) return notFound();
    if (!(await offersLogin(app.db))) return movedForNow(LOGIN_PATH);
    // A report belongs to an account, so that nobody can multiply it.
    return reader ? { comment, isSent: query.state === 'reported' } : movedForNow(loginAddress(reportAddress(id)));
  },
  head: headOf,
  view: ReportCommentPage,
});

export const reportCommentForm: Form = {
  path: PATH,
  needsLoginOffered: true,
  isTyped: true,
  limit: commentRequestLimit,
  accept: async (app, fields, { client, params, findReader }) => {
    const id = Number(params['id']);
    const comment = await readPublicComment(app.db, id);
    // The address of the form says that there is no such comment.
    if (!comment || comment.badge !== null) return { goTo: reportAddress(id) };
    const typed = typedIn(fields, reportFieldNames);
    const again = (status: 400 | 429, wrong: Partial<ReportCommentData>) => ({
      head: { ...headOf({ comment }), title: formText.check, noindex: true },
      body: createElement(ReportCommentPage, { data: { comment, typed, ...wrong } }),
      status,
    });
    const draft = reportDraft.safeParse(typed);
    if (!draft.success) return again(400, { problems: problemsOf(draft.error, reportFieldNames) });
    const reader = await findReader();
    if (!reader) return again(400, { notNow: words.loginFirst, isLoggedOut: true });
    try {
      await reportComment(app, { ...draft.data, commentId: id, readerId: reader.id }, { client, now: app.clock() });
      return { goTo: `${reportAddress(id)}?state=reported` };
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: formText.tooMany });
      if (error instanceof CommentRefused) return again(400, { notNow: error.message });
      throw error;
    }
  },
};
