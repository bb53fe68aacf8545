/** What a browser gets; short names, because every byte counts. */
export type PushMessage = {
  /** The message, which a browser shows once. */
  id: string;
  title: string;
  text: string;
  /** A path of this site. */
  address: string;
  /** Messages with the same tag replace each other on the device. */
  tag: string;
  /** A picture of this site (`isMessagePicture`); empty for none. */
  picture: string;
};

/**
 * Push services must take 4,096 bytes (RFC 8030, section 7.2), of which encryption takes 103 (RFC 8291: 3,993 are left). Some services take
 * less, so this much is safe.
 */
export const MAX_MESSAGE_BYTES = 3_000;

/** The message as text; the same on the server and in the composer's preview. */
export const messageText = ({ id, title, text, address, tag, picture }: PushMessage): string =>
  JSON.stringify({ id, title, text, address, tag, ...(picture === '' ? {} : { picture }) });

/** The pictures that messages may bear: those that the image proxy of this site gives. The same on the server and in the service worker. */
export const isMessagePicture = (address: string): boolean => /^\/image\?[\w./%&=+-]+$/.test(address);
