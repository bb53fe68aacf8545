import type { ReactNode } from 'react';
import type { RateLimit } from '../../platform/rateLimit.ts';
import type { App } from '../app.ts';
import type { Head } from '../document/head.ts';

/** What comes of a form: the reader goes on to another page, or sees the form again with what was wrong in it. */
type FormOutcome = { goTo: string } | { head: Head; body: ReactNode };

/** Where a form of the site is sent. It needs no script; a page of the same address should lead back to the form. */
export type Form = {
  path: string;
  /** How often one network may send it. */
  limit?: RateLimit;
  accept: (app: App, fields: FormData) => Promise<FormOutcome>;
};

/**
 * Whether a form was sent from another site's page. Browsers say it themselves, in one header or the other; what says
 * neither is no browser that another site could misuse.
 */
export function isCrossSite(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const ours = [request.url, siteUrl].map((address) => new URL(address).host);
  return !URL.canParse(origin) || !ours.includes(new URL(origin).host);
}

/** The fields of a form; none when the body is no form, which whoever takes it then finds wanting. */
export async function readFields(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
