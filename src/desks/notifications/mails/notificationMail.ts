import { siteConfig } from '../../../../site.config.ts';
import type { Mail } from '../../../platform/messages/message.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { notificationMails, notifications } from '../tables.ts';
import { notificationMailText as words } from '../words.ts';

type Told = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'headline' | 'byName' | 'note'>;
type Addressee = { name: string; email: string };

/** Of a headline, in the subject. */
const SUBJECT_LETTERS = 70;

/** The mail that tells a member of the staff what is new for them. Its id is the same at every try, so that mail programs show it once. */
export function notificationMail(
  { id, createdAt }: Pick<typeof notificationMails.$inferSelect, 'id' | 'createdAt'>,
  { name, email }: Addressee,
  told: readonly Told[],
  siteUrl: string,
): Mail {
  const [first] = told;
  const subject =
    first && told.length === 1
      ? `${words.kinds[first.kind]}: ${shorten(first.headline || words.untitled, SUBJECT_LETTERS)}`
      : `${told.length} ${words.several}`;
  const texts = told.map((notification) => textOf(notification, siteUrl));
  return {
    to: email,
    subject: `${subject} | ${siteConfig.name}`,
    text: `${[`${words.greeting} ${name},`, words.intro, ...texts, `${words.choose}\n${siteUrl}/newsroom/notifications/choices`].join('\n\n')}\n`,
    headers: {
      'Message-ID': `<notifications-${id}-${createdAt.getTime()}@${new URL(siteUrl).hostname}>`,
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** Its link marks the notification as read and goes on to the story. */
function textOf({ id, kind, headline, byName, note }: Told, siteUrl: string): string {
  const lines = [
    `${words.kinds[kind]}: ${headline || words.untitled}`,
    byName && `${words.by}: ${byName}`,
    note && `${words.note}: ${note}`,
    `${siteUrl}/newsroom/notifications/${id}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
