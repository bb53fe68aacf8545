export type Mail = {
  to: string;
  subject: string;
  /** The plain-text part, which every mail has. */
  text: string;
  html?: string;
  /** Additional headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
};

/** `to` is a number in international form: `+919825012345`. */
export type Sms = { to: string; text: string };

/** A message was not accepted for delivery; `message` says why, for the log. */
export class MessageNotSent extends Error {}
