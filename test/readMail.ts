/** A mail as its reader sees it. */
export type ReadMail = { header: (name: string) => string | undefined; text: string };

/** Reads a mail of one text part as it comes over the line (RFC 5322): unfolds its headers, and decodes its subject and its text. */
export function readMail(raw: string): ReadMail {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => {
    const value = new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim();
    return value
      ?.replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) => decodedWord(kind, word));
  };
  const body = raw.slice(end + 4);
  const encoding = header('Content-Transfer-Encoding')?.toLowerCase();
  if (encoding === 'base64') return { header, text: Buffer.from(body, 'base64').toString() };
  return { header, text: encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body };
}

const decodedWord = (kind: string, word: string): string =>
  kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : fromQuotedPrintable(word.replaceAll('_', ' '));

function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
