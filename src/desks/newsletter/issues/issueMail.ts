import type { Mail } from '../../../platform/messages/message.ts';
import { unsubscribeHeaders } from '../../../platform/messages/unsubscribeHeaders.ts';
import type { App } from '../../../site/app.ts';
import { CHOICES_PATH, UNSUBSCRIBE_PATH } from '../subscribing/linkPaths.ts';
import { tokenMaker } from '../subscribing/linkTokens.ts';
import { withLinks } from './personalLinks.ts';

/** What is sent of an issue. */
export type IssueToSend = { id: number; editionId: number; subject: string; html: string; text: string };

type Recipient = { email: string; addressHash: string };

/** Makes the mails of an issue for many subscribers, each with its own links. */
export async function issueMailer({ db, settings: { siteUrl } }: Pick<App, 'db' | 'settings'>) {
  const tokenOf = await tokenMaker(db);
  const { hostname } = new URL(siteUrl);
  return (issue: IssueToSend, { email, addressHash }: Recipient): Mail & { messageId: string } => {
    const stop = `${siteUrl}${UNSUBSCRIBE_PATH}?token=${tokenOf({ purpose: 'unsubscribe', addressHash })}`;
    const choices = `${siteUrl}${CHOICES_PATH}?token=${tokenOf({ purpose: 'choices', addressHash })}`;
    return {
      to: email,
      subject: issue.subject,
      html: withLinks(issue.html, { stop, choices }),
      text: withLinks(issue.text, { stop, choices }),
      messageId: messageIdOf(issue.id, addressHash, hostname),
      mailing: issue.id,
      headers: {
        ...unsubscribeHeaders(stop),
        // RFC 2919: by it mail programs sort the mails of an edition together.
        'List-Id': `<edition-${issue.editionId}.newsletter.${hostname}>`,
        Precedence: 'bulk',
      },
    };
  };
}

/** The same for the same issue to the same subscriber, so that a mail sent again is known as a repeat. */
const messageIdOf = (issueId: number, addressHash: string, host: string): string => `<n${issueId}.${addressHash}@${host}>`;

const MESSAGE_ID = /^<?n([1-9][0-9]{0,8})\.([0-9a-f]{64})@[^@\s>]+>?$/i;

/** Which issue to whom a Message-ID is of; undefined if it is of no issue. */
export function readMessageId(messageId: string): { issueId: number; addressHash: string } | undefined {
  const [, issueId, addressHash] = MESSAGE_ID.exec(messageId.trim()) ?? [];
  return issueId === undefined || addressHash === undefined
    ? undefined
    : { issueId: Number(issueId), addressHash: addressHash.toLowerCase() };
}
