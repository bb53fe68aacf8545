import { readTopics } from '../../../content/topics/queries.ts';
import { change } from '../../../platform/change.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import { sendInTime } from '../../../platform/messages/sendInTime.ts';
import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { addEdition, changeEdition } from '../editions/changeEditions.ts';
import { readEdition, readEditions } from '../editions/readEditions.ts';
import { beginIssue, sendUncertain, stopIssue } from '../issues/changeIssues.ts';
import { composeIssue } from '../issues/composeIssue.ts';
import { linksOfNobody, withLinks } from '../issues/personalLinks.ts';
import { readLastIssues, readLatestIssues } from '../issues/readIssues.ts';
import * as endpoints from './editionEndpoints.ts';
import { editionRefusalWords as words } from './words.ts';

const permission = 'newsletter.send';
const HISTORY = 20;

/** An edition as it would go out now; its personal links lead nowhere. */
async function compose(app: App, id: number, now: Date) {
  const edition = existing(await readEdition(app.db, id));
  const composed = await composeIssue(app, edition, now);
  const links = linksOfNobody(app.settings.siteUrl);
  return composed && { subject: composed.subject, html: withLinks(composed.html, links), text: withLinks(composed.text, links) };
}

/** Nothing runs in the preview, and it loads pictures only. */
const PREVIEW_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; sandbox; frame-ancestors 'self'";

export const editionCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listEditions, {
    permission,
    run: async ({ app: { db } }) => {
      const [editions, categories] = await Promise.all([readEditions(db), readTopics(db, 'category')]);
      const issues = await readLastIssues(
        db,
        editions.map(({ id }) => id),
      );
      const taken = new Set(editions.map(({ topicId }) => topicId));
      return {
        editions: editions.map((edition) => ({ ...edition, lastIssue: issues.get(edition.id) ?? null })),
        hasFront: taken.has(null),
        categories: categories.filter(({ id }) => !taken.has(id)).map(({ id, name }) => ({ id, name })),
      };
    },
  }),
  newsroomCall(endpoints.addEditionCall, {
    permission,
    run: async ({ context, body, now }) => ({ id: await addEdition(context, body, now) }),
  }),
  newsroomCall(endpoints.readEditionCall, {
    permission,
    run: async ({ app: { db }, params: { id } }) => {
      const edition = existing((await readEditions(db)).find((one) => one.id === id));
      return { edition, issues: await readLatestIssues(db, id, HISTORY) };
    },
  }),
  newsroomCall(endpoints.changeEditionCall, {
    permission,
    run: ({ context, params, body, now }) => changeEdition(context, params.id, body, now),
  }),
  newsroomCall(endpoints.previewEdition, {
    permission,
    run: async ({ app, params, now }) => {
      const composed = await compose(app, params.id, now);
      if (!composed) return { composed: null };
      const { subject, html, text } = composed;
      return { composed: { subject, text, htmlBytes: Buffer.byteLength(html), textBytes: Buffer.byteLength(text) } };
    },
  }),
  newsroomCall(endpoints.previewEditionHtml, {
    permission,
    run: async ({ app, params, now }) => {
      const composed = await compose(app, params.id, now);
      // The pictures of a site that is not out yet, or has another name inside, come from where the newsroom is.
      const html = composed?.html.replaceAll(`src="${app.settings.siteUrl}/`, 'src="/') ?? '';
      return new Response(html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': PREVIEW_POLICY,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),
  newsroomCall(endpoints.testEdition, {
    permission,
    run: async ({ app, context, staff: { email }, params, now }) => {
      const composed = await compose(app, params.id, now);
      if (!composed) throw new NewsroomError(422, words.empty);
      await change(context, async () => ({
        result: undefined,
        tags: [],
        audit: [{ action: 'newsletter.test', subject: `newsletter:${params.id}` }],
      }));
      try {
        await sendInTime(() => app.messages.sendMail({ to: email, ...composed }));
      } catch (error) {
        if (!(error instanceof MessageNotSent)) throw error;
        app.log.error({ error: error.message }, 'a test of the newsletter was not sent');
        throw new NewsroomError(503, words.testNotSent);
      }
      return { email };
    },
  }),
  newsroomCall(endpoints.sendEditionNow, {
    permission,
    run: async ({ app, context, params, now }) => {
      if (!(await compose(app, params.id, now))) throw new NewsroomError(422, words.empty);
      await beginIssue(context, params.id, now);
      return {};
    },
  }),
  newsroomCall(endpoints.stopIssueCall, {
    permission,
    run: async ({ context, params, now }) => {
      await stopIssue(context, params.id, now);
      return {};
    },
  }),
  newsroomCall(endpoints.sendUncertainAgain, {
    permission,
    run: async ({ context, params, now }) => ({ count: await sendUncertain(context, params.id, now) }),
  }),
];
