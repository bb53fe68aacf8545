import type { Database } from '../database.ts';
import type { Settings } from '../settings.ts';
import { type Mail, MessageNotSent, type Sms } from './message.ts';
import { keepInOutbox } from './outbox.ts';
import { returnPathMaker } from './returnPath.ts';
import { openSmsGateway } from './smsGateway.ts';
import type { openSmtp } from './smtp.ts';

/** Sends mail and text messages. Each resolves when the message is accepted for delivery, and throws `MessageNotSent` otherwise. */
export type Messages = {
  sendMail: (mail: Mail) => Promise<void>;
  sendSms: (sms: Sms) => Promise<void>;
  /** Whether messages without a configured server are kept in the local outbox. */
  hasOutbox: boolean;
  close: () => void;
};

/**
 * Sends by the configured mail server (`SMTP_URL`) and gateway for text messages (`SMS_URL`). Where one is missing, messages are kept in
 * the local outbox if the site's address is this machine, and refused otherwise: nobody could read them there.
 */
export function openMessages(db: Database, settings: Settings): Messages {
  const hasOutbox = isLoopbackHost(new URL(settings.siteUrl).hostname);
  const missing = (setting: string) => async () => {
    throw new MessageNotSent(`${setting} is not set`);
  };
  const smtp = settings.smtpUrl === undefined ? undefined : loadSmtp(db, settings.smtpUrl, settings);
  const mailOutbox = async ({ beforeLastPart, ...mail }: Mail) => {
    if (beforeLastPart && !(await beforeLastPart())) throw new MessageNotSent('the mail was withdrawn');
    await keepInOutbox(db, { kind: 'mail', ...mail });
  };
  const smsOutbox = (sms: Sms) => keepInOutbox(db, { kind: 'sms', ...sms });
  return {
    sendMail: smtp?.send ?? (hasOutbox ? mailOutbox : missing('SMTP_URL')),
    sendSms:
      settings.smsUrl === undefined ? (hasOutbox ? smsOutbox : missing('SMS_URL')) : openSmsGateway(settings.smsUrl, settings.smsKey),
    hasOutbox,
    close: () => smtp?.close(),
  };
}

/** Whether a host name means this machine only (RFC 6761, 6.3). */
export const isLoopbackHost = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

type Smtp = ReturnType<typeof openSmtp>;

/** The mail library is loaded with the first mail. */
function loadSmtp(db: Database, url: string, { mailFrom, siteUrl, dkim, bounceAddress }: Settings): Smtp {
  const from = mailFrom ?? `noreply@${new URL(siteUrl).hostname}`;
  const returnPathOf = returnPaths(db, bounceAddress);
  let opening: Promise<Smtp> | undefined;
  return {
    send: async (mail) => {
      opening ??= import('./smtp.ts').then((library) => library.openSmtp(url, { from, dkim, returnPathOf }));
      await (await opening).send(mail);
    },
    close: () => void opening?.then(({ close }) => close()),
  };
}

/** The return address of a mail, where the site has one for bounces. A secret that could not be read is read again for the next mail. */
function returnPaths(db: Database, bounceAddress: string | undefined): (mail: Mail) => Promise<string | undefined> {
  if (bounceAddress === undefined) return async () => undefined;
  let making: ReturnType<typeof returnPathMaker> | undefined;
  return async ({ to, mailing }) => {
    making ??= returnPathMaker(db, bounceAddress);
    try {
      return (await making)(to, mailing ?? 0);
    } catch (error) {
      making = undefined;
      throw error;
    }
  };
}
