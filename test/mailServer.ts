import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** Accepted mails as they came over the line: headers and text. */
  mails: string[];
  /** To which address each of the mails comes back. */
  senders: string[];
  /** Whether it accepts mail; otherwise it refuses every recipient. */
  accept: (does: boolean) => void;
  /** Whether it answers at all; mails that come meanwhile are answered afterwards. */
  hang: (does: boolean) => void;
  /** How many mails wait for it to answer again. */
  heldUp: () => number;
  /** Refuses some recipients with the code that is given for their address. */
  refuse: (codeOf: (address: string) => number | undefined) => void;
  /** How long it takes to acknowledge a mail that it has taken completely. */
  acknowledgeAfter: (ms: number) => void;
  close: () => Promise<void>;
};

/** A mail server on this machine, which keeps what it accepts. */
export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const senders: string[] = [];
  let accepts = true;
  let hangs: Promise<void> | undefined;
  let heldUp = 0;
  let goOn = () => {};
  let codeOf: (address: string) => number | undefined = () => undefined;
  let acknowledgeMs = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address: to }, _session, done) => {
      const code = () => (accepts ? codeOf(to) : 550);
      const answer = () =>
        done(code() === undefined ? null : Object.assign(new Error(`<${to}>: no such mailbox`), { responseCode: code() }));
      if (!hangs) return answer();
      heldUp += 1;
      return hangs.then(answer, done);
    },
    onData: (stream, { envelope: { mailFrom } }, done) => {
      text(stream).then((mail) => {
        mails.push(mail);
        senders.push(mailFrom === false ? '' : mailFrom.address);
        setTimeout(done, acknowledgeMs);
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
    senders,
    accept: (does) => {
      accepts = does;
    },
    hang: (does) => {
      goOn();
      heldUp = 0;
      hangs = does
        ? new Promise((resolve) => {
            goOn = resolve;
          })
        : undefined;
    },
    heldUp: () => heldUp,
    refuse: (codes) => {
      codeOf = codes;
    },
    acknowledgeAfter: (ms) => {
      acknowledgeMs = ms;
    },
    close: () => {
      goOn();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
