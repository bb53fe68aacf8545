import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** Accepted mails as they came over the line: headers and text. */
  mails: string[];
  /** Whether it accepts mail; otherwise it refuses every recipient. */
  accept: (does: boolean) => void;
  /** Whether it answers at all; mails that come meanwhile are answered afterwards. */
  hang: (does: boolean) => void;
  close: () => Promise<void>;
};

/** A mail server on this machine, which keeps what it accepts. */
export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let accepts = true;
  let hangs: Promise<void> | undefined;
  let goOn = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      const answer = () => done(accepts ? null : Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (hangs) hangs.then(answer, done);
      else answer();
    },
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  // A client that breaks off is part of some tests.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    accept: (does) => {
      accepts = does;
    },
    hang: (does) => {
      goOn();
      hangs = does
        ? new Promise((resolve) => {
            goOn = resolve;
          })
        : undefined;
    },
    close: () => {
      goOn();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
