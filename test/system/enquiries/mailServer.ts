import { once } from 'node:events';
import { createServer } from 'node:net';

export type MailServer = {
  url: string;
  /** Accepted mails as they came over the line: headers and text. */
  mails: string[];
  /** Whether it accepts mail; otherwise it refuses every recipient. */
  accept: (does: boolean) => void;
  close: () => Promise<void>;
};

/** A mail server of a few commands (RFC 5321), which keeps what it accepts. */
export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let accepts = true;
  const server = createServer((socket) => {
    let input = '';
    let inMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    // A client that ends without a word is none of its business.
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      input += chunk.toString();
      for (;;) {
        const end = inMail ? '\r\n.\r\n' : '\r\n';
        const at = input.indexOf(end);
        if (at < 0) return;
        const part = input.slice(0, at);
        input = input.slice(at + end.length);
        if (inMail) {
          inMail = false;
          mails.push(part);
          say('250 accepted');
        } else if (/^(EHLO|HELO)/i.test(part)) say('250 localhost');
        else if (/^RCPT/i.test(part)) say(accepts ? '250 fine' : '550 no such mailbox');
        else if (/^DATA/i.test(part)) {
          inMail = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else say('250 fine');
      }
    });
    say('220 localhost');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    accept: (does) => {
      accepts = does;
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
