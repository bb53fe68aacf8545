import type { Editor } from '../../../platform/auditLog.ts';
import { faultOf } from '../../../platform/log.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { App } from '../../../site/app.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { recordDelivery, type StoredReply, storeReply } from '../commands.ts';
import { enquiryMailText } from '../newsroom/words.ts';

type Reply = { version: number; subject: string; text: string };

/**
 * Stores a reply, sends it by mail, and records whether that succeeded, in this order: whatever fails, the text is not lost and the mail is
 * not sent twice. Returns whether it was sent. Throws `NewsroomError` if the enquiry has changed or has no mail address.
 */
export async function sendReply(context: App & { by: Editor }, staff: Staff, id: number, reply: Reply, now: Date): Promise<boolean> {
  const stored = await storeReply(context, id, reply, now);
  const isSent = await deliver(context, staff, stored, reply);
  await recordDelivery(context, id, stored.id, isSent, context.clock());
  return isSent;
}

async function deliver({ messages, log }: App, staff: Staff, { id, to, enquiry }: StoredReply, reply: Reply): Promise<boolean> {
  try {
    await messages.sendMail({
      to,
      subject: reply.subject,
      text: withQuotation(reply.text, enquiry),
      // The sender's address of the site may be one that nobody reads.
      headers: { 'Reply-To': staff.email },
    });
    return true;
  } catch (error) {
    log.error({ replyId: id, ...(error instanceof MessageNotSent ? { error } : faultOf(error)) }, 'a reply to an enquiry was not sent');
    return false;
  }
}

/** The reply, with the message that it answers below it. */
function withQuotation(text: string, { message, createdAt }: StoredReply['enquiry']): string {
  if (message === null) return text;
  const quoted = message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  return `${text}\n\n${enquiryMailText.youWrote} (${dateAndTime(createdAt)}):\n${quoted}\n`;
}
