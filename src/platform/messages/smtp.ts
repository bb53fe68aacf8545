import { createTransport } from 'nodemailer';
import { siteConfig } from '../../../site.config.ts';
import type { DkimKey } from './dkimKey.ts';
import { heldStream } from './heldStream.ts';
import { type Mail, MessageNotSent, type Refusal } from './message.ts';

const CONNECTIONS = 4;
const CONNECT_MS = 5_000;
const SILENCE_MS = 15_000;

/** RFC 8058 wants both headers of one-click unsubscribing signed; nodemailer signs only the first by default. */
const SIGNED_HEADERS = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
];

type Options = {
  /** The sender's address. */
  from: string;
  dkim?: DkimKey | undefined;
  /** Where a mail comes back to, if not to the sender. */
  returnPathOf: (mail: Mail) => Promise<string | undefined>;
};

/** Opens a pool of connections to a mail server. */
export function openSmtp(url: string, { from, dkim, returnPathOf }: Options): { send: (mail: Mail) => Promise<void>; close: () => void } {
  const signature = dkim && {
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey: dkim.privateKey,
    headerFieldNames: SIGNED_HEADERS.join(':'),
  };
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Nothing that a reader typed may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signature ? { dkim: signature } : {}),
  });
  const holding = new Map<string, () => Promise<boolean>>();
  transport.use('stream', ({ message }, done) => {
    const beforeLastPart = holding.get(message.messageId());
    if (beforeLastPart) {
      // After the signature, which reads the whole mail before a word of it goes out.
      const whole = message.createReadStream.bind(message);
      message.createReadStream = (options) => heldStream(whole(options), beforeLastPart);
    }
    done();
  });
  const send = async (whole: Mail) => {
    const { to, headers = {}, messageId, beforeLastPart, mailing: _mailing, ...mail } = whole;
    const returnPath = await returnPathOf(whole);
    if (messageId !== undefined && beforeLastPart) holding.set(messageId, beforeLastPart);
    try {
      await transport.sendMail({
        from: { name: siteConfig.name, address: from },
        to: { name: '', address: to },
        ...(returnPath === undefined ? {} : { envelope: { from: returnPath, to } }),
        headers: { ...headers },
        ...(messageId === undefined ? {} : { messageId }),
        ...mail,
      });
    } catch (error) {
      throw new MessageNotSent(`the mail server: ${withoutAddress(error, to)}`, refusalOf(error));
    } finally {
      if (messageId !== undefined) holding.delete(messageId);
    }
  };
  return { send, close: () => transport.close() };
}

/** What a mail server answers goes into the log, and often names the recipient: by the address, as a part of a link, or by its first half. */
function withoutAddress(error: unknown, to: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const name = to.slice(0, to.lastIndexOf('@')).replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return message
    .replace(/[^\s<>"'(),:;&]+(@|%40)[^\s<>"'(),:;&]+/gi, '…@…')
    .replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, 'giu'), '…');
}

/** What nodemailer's error says of the server's answer. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return undefined;
  return { code: error.responseCode, isOfRecipient: 'command' in error && error.command === 'RCPT TO' };
}
