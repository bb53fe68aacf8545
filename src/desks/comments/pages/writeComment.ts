import { createElement } from 'react';
import { z } from 'zod';
import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import type { App } from '../../../site/app.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import type { Reader } from '../../../site/desk.ts';
import { isTrapped, type Problems, problemsOf, typedIn } from '../../../site/forms/typedFields.ts';
import { formText } from '../../../site/forms/words.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { notFound, type Page } from '../../../site/pages/page.tsx';
import { privatePage } from '../../../site/pages/privatePage.tsx';
import { commentsAddress } from '../../articles/queries.ts';
import { readProfile } from '../../readers/queries.ts';
import { CommentRefused, receiveComment } from '../commands.ts';
import { readBlock, readCommentedStory, readPublicComment } from '../queries.ts';
import { writeAddress } from '../views/CommentsPage.tsx';
import { OWN_COMMENTS } from '../views/ownCommentsPaths.ts';
import { type WriteCommentData, WriteCommentPage } from '../views/WriteCommentPage.tsx';
import { blockedSentence, commentText as words } from '../words.ts';
import { type CommentField, commentDraft, commentFieldNames } from '../writing/commentDraft.ts';
import { commentRequestLimit } from '../writing/commentLimits.ts';
import { formTime, isTooFast, readFormTime, TIME_FIELD } from '../writing/formTime.ts';
import { forgetDraft, keepDraft, readDraft } from '../writing/keptDraft.ts';

const PATH = '/comments/:id{[1-9][0-9]{0,8}}/write';

type Asked = { articleId: number; to: number | undefined; reader: Reader | undefined; startedAt: Date; now: Date };

/** What the form shows; undefined if there is no such story. A comment that is gone is not replied to. */
async function loadForm(app: App, { articleId, to, reader, startedAt, now }: Asked): Promise<WriteCommentData | undefined> {
  const story = await readCommentedStory(app.db, articleId, now);
  if (!story) return undefined;
  const answered = to === undefined ? undefined : await readPublicComment(app.db, to);
  const profile = reader && (await readProfile(app.db, reader.id));
  const block = reader && (await readBlock(app.db, reader.id, now));
  return {
    story,
    to: answered?.articleId === articleId ? answered : undefined,
    isLoggedIn: reader !== undefined,
    profileName: profile?.name ?? '',
    since: await formTime(app.db, startedAt),
    notNow: block && blockedSentence(block.reason, block.until),
  };
}

export const writeCommentPage: Page = privatePage({
  path: PATH,
  query: z.object({ to: rowId.optional(), kept: z.literal('1').optional() }),
  load: async ({ app, params, query, reader, header, now }): Promise<WriteCommentData | ReturnType<typeof notFound>> => {
    const kept = query.kept && (await readDraft(app.db, header('cookie'), now));
    const startedAt = kept ? (kept.startedAt ?? now) : now;
    const data = await loadForm(app, { articleId: Number(params.id), to: query.to, reader, startedAt, now });
    if (!data) return notFound();
    return kept ? { ...data, typed: { text: kept.text, name: kept.name }, isKept: true } : data;
  },
  head: ({ story }) => ({ title: words.write, description: words.textNote, canonical: commentsAddress(story.id) }),
  view: WriteCommentPage,
});

export const writeCommentForm: Form = {
  path: PATH,
  limit: commentRequestLimit,
  accept: async (app, fields, { client, params, query, header, findReader }) => {
    const articleId = Number(params['id']);
    const to = rowId.safeParse(query['to']).data;
    const now = app.clock();
    const reader = await findReader();
    const startedAt = await readFormTime(app.db, textOf(fields, TIME_FIELD));
    const typed = typedIn(fields, commentFieldNames);
    const data = await loadForm(app, { articleId, to, reader, startedAt: startedAt ?? now, now });
    if (!data) return { goTo: commentsAddress(articleId) };
    const again = (status: 400 | 429, wrong: { problems?: Problems<CommentField>; notNow?: string }) => ({
      head: { title: formText.check, description: words.textNote, canonical: commentsAddress(articleId), noindex: true },
      body: createElement(WriteCommentPage, { data: { ...data, typed, ...wrong } }),
      status,
    });
    const parsed = commentDraft.safeParse(typed);
    if (!parsed.success) return again(400, { problems: problemsOf(parsed.error, commentFieldNames) });
    const name = data.profileName || parsed.data.name;
    if (reader && !name) return again(400, { problems: { name: words.nameMissing } });
    const toLogin = loginAddress(`${writeAddress(articleId, to)}${to === undefined ? '?' : '&'}kept=1`);
    const arrived = { goTo: `${OWN_COMMENTS}?state=received` };
    // What a program has filled in is dropped, with the same answer.
    if (isTrapped(fields)) return reader ? arrived : { goTo: toLogin };
    try {
      if (!reader || !name) {
        const draft = { text: parsed.data.text, name: parsed.data.name ?? '', startedAt: startedAt ?? null };
        return { goTo: toLogin, cookies: [await keepDraft(app, draft, client, now)] };
      }
      const comment = { articleId, parentId: to, readerId: reader.id, name, text: parsed.data.text };
      await receiveComment(app, comment, { client, now, isFast: isTooFast(startedAt, now) });
      return { ...arrived, cookies: await forgetDraft(app, header('cookie')) };
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: formText.tooMany });
      if (error instanceof CommentRefused) return again(400, { notNow: error.message });
      throw error;
    }
  },
};
