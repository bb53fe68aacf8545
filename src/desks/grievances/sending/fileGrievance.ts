import type { App } from '../../../site/app.ts';
import { receiveGrievance } from '../commands.ts';
import { sendWhileWaiting } from '../mails/sendGrievanceMails.ts';
import type { GrievanceDraft } from './grievanceDraft.ts';

type Sent = { client: string | undefined; isSpam?: boolean };

/**
 * Stores a grievance and acknowledges it by mail at once; if the mail fails it is tried again later. Returns the reference and whether the
 * mail was sent; undefined if this request sent none. Throws `TooManyAttempts`.
 */
export async function fileGrievance(
  app: App,
  draft: GrievanceDraft,
  { client, isSpam = false }: Sent,
): Promise<{ reference: string; isMailSent: boolean | undefined }> {
  const { reference, mail } = await receiveGrievance(app, draft, { client, now: app.clock(), isSpam });
  return { reference, isMailSent: mail && (await sendWhileWaiting(app, mail)) };
}
