/** What a browser gets; short names, because every byte counts. */
export type MessagePayload = {
  /** The message, which a browser shows once. */
  id: string;
  title: string;
  text: string;
  /** A path of this site. */
  address: string;
  /** Messages with the same tag replace each other on the device. */
  tag: string;
};

/**
 * Push services must take 4,096 bytes (RFC 8030, section 7.2), of which encryption takes 103. Some services take less, so this much is safe.
 */
export const MAX_PAYLOAD_BYTES = 3_000;

/** Where phones and desktops cut, in graphemes: about the same on Android and Windows. */
export const TITLE_GRAPHEMES = 40;
export const TEXT_GRAPHEMES = 120;

/** The message as text; the same on the server and in the composer's preview. */
export const payloadText = ({ id, title, text, address, tag }: MessagePayload): string => JSON.stringify({ id, title, text, address, tag });

/** The size of a message in bytes of UTF-8: a Gujarati letter has three. */
export const payloadBytes = (payload: MessagePayload): number => new TextEncoder().encode(payloadText(payload)).length;

/** What a campaign sends. */
export const payloadOf = (campaign: {
  id: number;
  title: string;
  text: string;
  address: string;
  replaces: string;
  createdAt: Date;
}): MessagePayload => ({
  // The time tells it from a message of the same number of a site that was set up anew.
  id: `c${campaign.id}.${Math.floor(campaign.createdAt.getTime() / 1000).toString(36)}`,
  title: campaign.title,
  text: campaign.text,
  address: campaign.address,
  tag: topicOf(campaign),
});

/** The `Topic` header (at most 32 characters of base64url): a message that has not reached the device yet is replaced by the next one. */
export const topicOf = ({ id, replaces }: { id: number; replaces: string }): string => (replaces === '' ? `c-${id}` : `r-${replaces}`);
