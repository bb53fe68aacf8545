import type { ReactNode } from 'react';
import type { RateLimit } from '../../platform/rateLimit.ts';
import type { App } from '../app.ts';
import type { Reader, SessionOwner } from '../desk.ts';
import type { Head } from '../document/head.ts';
import { MAX_FORM_BYTES } from '../serving/bodyLimit.ts';
import { MAX_FIELDS, readMultipartForm } from './multipartForm.ts';

/**
 * The result of a form: a redirect, with `set-cookie` headers if there are any, or the form again with its errors
 * (400), or to be sent later (429), or a page for a client that follows no redirects (200). `logInFirst`: the
 * form comes back, to be sent again when its reader has logged in; the address to which the log-in leads.
 */
type FormOutcome =
  | { goTo: string; cookies?: readonly string[] }
  | { logInFirst: string }
  | { head: Head; body: ReactNode; status?: 200 | 400 | 429 | 503 };

/** Who makes a request. */
export type Sender = {
  header: (name: string) => string | undefined;
  /** The client address of the request. */
  client: string | undefined;
  findReader: () => Promise<Reader | undefined>;
  /** Also a child who waits for a parent: only for what needs no more personal data. */
  findSessionOwner: () => Promise<SessionOwner | undefined>;
};

/** Who sends a form, with the parameters and the query of the address that it is sent to, and whether from a page without the shell. */
export type FormSender = Sender & {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  isChromeless: boolean;
};

/** The handler of a form, which works without script. A GET of the same address should lead back to the form. */
export type Form = {
  path: string;
  /** Rate limit per client network. */
  limit?: RateLimit;
  /** Largest body in bytes, for a form with files; 512 KB without it. */
  bodyBytes?: number;
  /**
   * For a form of logged-in readers only: the address to which others come back after they have logged in. They are sent to log in before
   * the body is read.
   */
  forReaders?: string;
  /** Whether a form for readers has what they have typed: without a log-in, or while there is none, it comes back to be sent later. */
  isTyped?: boolean;
  /** Set if the form adds something to an account: not taken while readers cannot log in, also where a session from before stands. */
  needsLoginOffered?: boolean;
  /**
   * Whether a form from another site is accepted nevertheless. Only for one that shows its right to the change by itself, such as a signed
   * link, and never by the reader's cookies.
   */
  acceptsCrossSite?: (fields: FormData) => boolean;
  accept: (app: App, fields: FormData, sender: FormSender) => Promise<FormOutcome>;
};

/**
 * Whether a form was sent from a page of another site. Browsers state this in one header or the other; a client that sends neither is not a
 * browser, so cross-site request forgery does not apply.
 */
export function isCrossSite(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const ours = [request.url, siteUrl].map((address) => new URL(address).host);
  return !URL.canParse(origin) || !ours.includes(new URL(origin).host);
}

/** The fields of a form; empty if the body is not a form, or has too many, so that the handler reports missing fields. */
export async function readFields(request: Request): Promise<FormData> {
  try {
    const type = request.headers.get('content-type')?.toLowerCase() ?? '';
    if (!type.startsWith('application/x-www-form-urlencoded'))
      return await readMultipartForm(request.body, request.headers.get('content-type') ?? '');
    const text = await request.text();
    const fields = new FormData();
    // Files come in the other format. The time that each field takes grows with their number: 20 s for a million.
    if (text.length > MAX_FORM_BYTES || text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return fields;
    for (const [name, value] of new URLSearchParams(text)) fields.append(name, value);
    return fields;
  } catch {
    return new FormData();
  }
}

/** The text of a form's field, without the letter U+0000, which PostgreSQL cannot store; empty if it is missing or a file. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}
