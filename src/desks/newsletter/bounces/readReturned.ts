import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { MailEvent } from './takeReport.ts';

/** What a mail to a return address says; `none` if the mail that it is about has not come back, or not yet. */
export type ReturnedMail = {
  event: MailEvent | 'none';
  /** Texts that name the mail it is about, those that cannot be wrong first. */
  namedIn: string[];
};

/** An issue that comes back whole has a few thousand. The library takes about the same time for every line, also for an empty one. */
const MAX_LINES = 30_000;
const LIMITS = { maxNestingDepth: 16, maxHeadersSize: 128 * 1024 };

/** Where mail servers write to whom a mail was delivered. */
const DELIVERED_TO = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'original-recipient', 'to']);

/**
 * Reads what mail servers and providers send back: delivery status notifications (RFC 3464), feedback reports (RFC
 * 5965), and those that are neither but have a code in their text. Undefined if it is no mail at all, or a mail that a
 * person or an answering machine has written.
 */
export async function readReturned(raw: string): Promise<ReturnedMail | undefined> {
  const mail = hasTooManyLines(raw) ? undefined : await parse(raw);
  if (!mail || mail.headers.length === 0) return undefined;
  const event = readFeedback(mail) ?? readStatus(mail) ?? readPlain(mail);
  if (event === undefined) return undefined;
  const addressed = mail.headers.filter(({ key }) => DELIVERED_TO.has(key)).map(({ value }) => value);
  const parts = mail.attachments.map(contentOf);
  return { event, namedIn: [addressed.join('\n'), [raw, mail.text ?? '', mail.html ?? '', ...parts].join('\n')] };
}

function hasTooManyLines(raw: string): boolean {
  let lines = 0;
  for (let at = raw.indexOf('\n'); at >= 0 && lines <= MAX_LINES; at = raw.indexOf('\n', at + 1)) lines++;
  return lines > MAX_LINES;
}

async function parse(raw: string): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  } catch {
    // The library throws for more parts or headers than its limits allow.
    return undefined;
  }
}

const contentOf = ({ content }: Attachment): string => (typeof content === 'string' ? content : new TextDecoder().decode(content));

const partOf = (mail: Email, type: RegExp): string | undefined => {
  const part = mail.attachments.find(({ mimeType }) => type.test(mimeType));
  return part && contentOf(part);
};

/** The fields of a machine's report, in lower case; those that go on in further lines are unfolded. */
function fieldsOf(text: string): Map<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1
        ? []
        : [
            [
              line.slice(0, colon).trim().toLowerCase(),
              line
                .slice(colon + 1)
                .trim()
                .toLowerCase(),
            ] as const,
          ];
    }),
  );
}

/** Reports of failed signatures (RFC 6591) and of mail that is no spam come in the same form. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list', 'miscategorized']);

function readFeedback(mail: Email): MailEvent | 'none' | undefined {
  const report = partOf(mail, /^message\/feedback-report$/);
  const isReport = /report-type="?feedback-report/i.test(mail.headers.find(({ key }) => key === 'content-type')?.value ?? '');
  if (report === undefined && !isReport) return undefined;
  // Some providers write the report as plain text.
  const type = fieldsOf(report ?? mail.text ?? '').get('feedback-type');
  return type !== undefined && COMPLAINTS.has(type) ? 'complaint' : 'none';
}

/** A notification has a group of fields about the message, and one for each recipient: here one, or the others are the same mailbox. */
function readStatus(mail: Email): MailEvent | 'none' | undefined {
  const report = partOf(mail, /^message\/(global-)?delivery-status$/);
  if (report === undefined) return undefined;
  const recipients = report
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('status'));
  const events = recipients.map((fields) => {
    const action = fields.get('action');
    if (action !== undefined && action !== 'failed') return 'none';
    const status = fields.get('status') ?? '';
    const diagnosis = fields.get('diagnostic-code') ?? '';
    // x.0.0 says nothing but the class; what the other server answered may say more.
    const [first, second] = /\.0\.0\b/.test(status) ? [diagnosis, status] : [status, diagnosis];
    return kindOf(first) ?? kindOf(second) ?? (action === 'failed' ? 'soft' : 'none');
  });
  if (events.length === 0) return undefined;
  return events.find((event) => event === 'hard') ?? events.find((event) => event === 'soft') ?? 'none';
}

/** A notification without a report, or with a broken one: mail servers write a code into their text. */
function readPlain(mail: Email): MailEvent | undefined {
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  const text = [
    mail.text ?? '',
    (mail.html ?? '').replace(/<[^<>]{0,1000}>/g, ' '),
    ...mail.attachments.filter(isStatement).map(contentOf),
  ].join('\n');
  const kind = kindOf(text);
  if (/^(mailer-daemon|postmaster)@/i.test(mail.from?.address ?? '') || header('x-failed-recipients') !== undefined) return kind ?? 'soft';
  // A holiday reply comes from nobody too, but says that it is one.
  const isFromNobody = header('return-path') === '<>' && (header('auto-submitted') ?? '') !== 'auto-replied';
  return isFromNobody ? kind : undefined;
}

/** Not the mail itself, which has numbers of all kinds. */
const isStatement = ({ mimeType }: Attachment): boolean => /^(message\/(global-)?delivery-status|text\/plain)$/.test(mimeType);

/**
 * What a code means (RFC 3463): 5.x.x is for good and 4.x.x for now. For now is also what is not about the existence of
 * the mailbox: that it is full (x.2.2), and that its provider does not want this server or this mail (x.7.x), as when
 * an address of ours is on a block list.
 */
function kindOf(text: string): 'hard' | 'soft' | undefined {
  const [, first, subject, detail] = /(?<![\d.])([45])\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/.exec(text) ?? [];
  if (first !== undefined) return first === '4' || subject === '7' || (subject === '2' && detail === '2') ? 'soft' : 'hard';
  const [, code] = /(?<![\d.-])([45][0-5]\d)[ -](?=\D)/.exec(text) ?? [];
  return code === undefined ? undefined : code.startsWith('5') ? 'hard' : 'soft';
}
