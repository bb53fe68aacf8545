import { MAX_MESSAGE_BYTES, messageText, type PushMessage } from '../../../platform/push/pushMessage.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { notifications } from '../tables.ts';
import { notificationMailText as words } from '../words.ts';

type Told = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'headline' | 'byName' | 'note' | 'createdAt'>;

const HEADLINE_LETTERS = 100;
const NOTE_LETTERS = 120;

/**
 * What a browser shows of a notification: what happened, to which story, and what the colleague wrote. It opens as its
 * mail does. `picture` is the story's, or empty.
 */
export function notificationMessage({ id, kind, headline, byName, note, createdAt }: Told, picture: string): PushMessage {
  const story = shorten(headline || words.untitled, HEADLINE_LETTERS);
  const remark = [byName, shorten(note, NOTE_LETTERS)].filter((text) => text !== '').join(': ');
  const message = (text: string, shown: string): PushMessage => ({
    // The time tells it from a notification of the same number of a site that was set up anew.
    id: `n${id}.${Math.floor(createdAt.getTime() / 1000).toString(36)}`,
    title: words.kinds[kind],
    text,
    address: `/newsroom/notifications/${id}`,
    tag: `n-${id}`,
    picture: shown,
  });
  // Letters may have any number of signs, so that a cut text may still be too large.
  const whole = [story, remark].filter((text) => text !== '').join('\n');
  const messages = [message(whole, picture), message(whole, ''), message(story, '')];
  return messages.find((one) => Buffer.byteLength(messageText(one)) <= MAX_MESSAGE_BYTES) ?? message('', '');
}
