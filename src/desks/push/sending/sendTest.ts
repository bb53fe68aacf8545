import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { browserToken } from '../../../platform/push/browserToken.ts';
import { messageText } from '../../../platform/push/pushMessage.ts';
import { openPushSender } from '../../../platform/push/pushSender.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { draftIssues, type testDraft } from '../campaigns/campaignDraft.ts';
import { pushRefusalWords as words } from '../newsroom/words.ts';
import { readTopicsOf } from '../queries.ts';

/** An editor looks at it now. */
const TTL_SECONDS = 300;

/** Sends a message to the editor's own browser, which must have notifications on. Throws `NewsroomError`. */
export async function sendTest(app: App, { browserToken: typed, ...message }: z.output<typeof testDraft>): Promise<void> {
  const issues = draftIssues(message);
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  const token = browserToken.safeParse(typed);
  if (!token.success || (await readTopicsOf(app.db, token.data)) === undefined) throw new NewsroomError(404, words.noBrowser);
  const id = `t.${randomUUID().slice(0, 8)}`;
  const payload = Buffer.from(messageText({ ...message, id, tag: id }));
  const sender = await openPushSender(app);
  try {
    const answer = await sender.send(token.data, { payload, ttlSeconds: TTL_SECONDS, urgency: 'high', topic: id.replace('.', '-') });
    if (answer.outcome === 'accepted') return;
    app.log.warn({ answer }, 'a test message could not be sent');
    throw new NewsroomError(503, words.testFailed);
  } finally {
    await sender.close();
  }
}
