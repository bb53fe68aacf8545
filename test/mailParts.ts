import { readMail } from './readMail.ts';

/** The plain text and the HTML of a mail of two parts (RFC 2046, multipart/alternative), as its reader gets them. */
export function mailParts(raw: string): { text: string; html: string; kinds: string[] } {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  if (!boundary) throw new Error('The mail has one part only');
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readMail(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const of = (kind: string) => parts.find((part) => part.header('Content-Type')?.startsWith(kind))?.text ?? '';
  return { text: of('text/plain'), html: of('text/html'), kinds: parts.map((part) => part.header('Content-Type')?.split(';')[0] ?? '') };
}
