export type Mail = {
  to: string;
  subject: string;
  /** The plain-text part, which every mail has. */
  text: string;
  html?: string;
  /** Additional headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  /** With the angle brackets; the same for the same mail sent again, so that mail programs can drop a repeat. */
  messageId?: string;
  /** The number of the mailing that it is part of, which its return address names. */
  mailing?: number;
  /**
   * Called once the mail server has taken the recipient and all of the mail but its last part. Until it resolves the server cannot have
   * accepted the mail; `false` withdraws it.
   */
  beforeLastPart?: () => Promise<boolean>;
};

/** `to` is a number in international form: `+919825012345`. */
export type Sms = { to: string; text: string };

/** The mail server's own refusal: its code (RFC 5321, 4.2), and whether it is about the recipient's mailbox. */
export type Refusal = { code: number; isOfRecipient: boolean };

/** A message was not accepted for delivery; `message` says why, for the log. */
export class MessageNotSent extends Error {
  /** Unset if no server refused it: there was no connection, or it broke off. */
  readonly refusal: Refusal | undefined;
  constructor(message: string, refusal?: Refusal) {
    super(message);
    this.refusal = refusal;
  }
}
