import { siteConfig } from '../../../../site.config.ts';
import type { Mail } from '../../../platform/messages/message.ts';
import { unsubscribeHeaders } from '../../../platform/messages/unsubscribeHeaders.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import { commentsAddress } from '../../articles/queries.ts';
import type { Decision } from '../moderation/commentStates.ts';
import type { commentMails, comments } from '../tables.ts';
import { lettersAddress } from '../views/LettersPage.tsx';
import { OWN_COMMENTS } from '../views/ownCommentsPaths.ts';
import { objectionText } from '../words.ts';
import { decisionMailText as words } from './words.ts';

type Told = Pick<typeof comments.$inferSelect, 'id' | 'kind' | 'articleId' | 'text' | 'rejectedFor'>;
type Sent = Pick<typeof commentMails.$inferSelect, 'id' | 'createdAt'> & {
  to: string;
  decision: Decision;
  siteUrl: string;
  stopLink: string;
};

/** Of what the reader wrote, so that they know which comment is meant. */
const QUOTED_LETTERS = 200;

/** The mail about a decision. Its id is the same at every try. */
export function decisionMail(comment: Told, { id, createdAt, to, decision, siteUrl, stopLink }: Sent): Mail {
  const { subjects, sentences } = words[comment.kind];
  const reason = decision === 'rejected' && comment.rejectedFor !== null ? [`${words.reason} ${objectionText[comment.rejectedFor]}.`] : [];
  const texts = [
    words.greeting,
    [sentences[decision], ...reason].join(' '),
    `> ${shorten(comment.text.replace(/\s+/g, ' '), QUOTED_LETTERS)}`,
    `${decision === 'published' ? words.read : words.own}\n${siteUrl}${decision === 'published' ? placeOf(comment) : OWN_COMMENTS}`,
    `${words.stop}\n${stopLink}`,
    siteConfig.name,
  ];
  return {
    to,
    subject: `${subjects[decision]} | ${siteConfig.name}`,
    text: `${texts.join('\n\n')}\n`,
    messageId: `<comment-mail-${id}-${createdAt.getTime()}@${new URL(siteUrl).hostname}>`,
    headers: { ...unsubscribeHeaders(stopLink), 'Auto-Submitted': 'auto-generated' },
  };
}

/** Where readers see it. */
const placeOf = ({ id, articleId }: Told): string =>
  articleId === null ? `${lettersAddress(1)}#letter-${id}` : `${commentsAddress(articleId)}#comment-${id}`;
