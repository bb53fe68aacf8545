import { createTransport } from 'nodemailer';
import { siteConfig } from '../../../site.config.ts';
import { type Mail, MessageNotSent } from './message.ts';

const CONNECTIONS = 4;
const CONNECT_MS = 5_000;
const SILENCE_MS = 15_000;

/** Opens a pool of connections to a mail server; `from` is the sender's address. */
export function openSmtp(url: string, from: string): { send: (mail: Mail) => Promise<void>; close: () => void } {
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
  });
  const send = async ({ to, headers = {}, ...mail }: Mail) => {
    try {
      await transport.sendMail({
        from: { name: siteConfig.name, address: from },
        to: { name: '', address: to },
        headers: { ...headers },
        ...mail,
      });
    } catch (error) {
      throw new MessageNotSent(`the mail server: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return { send, close: () => transport.close() };
}
