import { messageText, type PushMessage } from '../../../platform/push/pushMessage.ts';

/** Where phones and desktops cut, in graphemes: about the same on Android and Windows. */
export const TITLE_GRAPHEMES = 40;
export const TEXT_GRAPHEMES = 120;

/** The size of a message in bytes of UTF-8: a Gujarati letter has three. */
export const payloadBytes = (message: PushMessage): number => new TextEncoder().encode(messageText(message)).length;

/** What a campaign sends. */
export const payloadOf = (campaign: {
  id: number;
  title: string;
  text: string;
  address: string;
  picture: string;
  replaces: string;
  createdAt: Date;
}): PushMessage => ({
  // The time tells it from a message of the same number of a site that was set up anew.
  id: `c${campaign.id}.${Math.floor(campaign.createdAt.getTime() / 1000).toString(36)}`,
  title: campaign.title,
  text: campaign.text,
  address: campaign.address,
  tag: topicOf(campaign),
  picture: campaign.picture,
});

/** The `Topic` header (at most 32 characters of base64url): a message that has not reached the device yet is replaced by the next one. */
export const topicOf = ({ id, replaces }: { id: number; replaces: string }): string => (replaces === '' ? `c-${id}` : `r-${replaces}`);
