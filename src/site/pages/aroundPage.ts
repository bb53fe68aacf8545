import type { ReactNode } from 'react';
import type { App } from '../app.ts';
import type { Subject } from './subject.ts';

/** Origins beside the site's own that a page may load scripts from and send requests to (Content Security Policy). */
export type PageHosts = readonly string[];

type Around = {
  above?: ReactNode;
  below?: ReactNode;
  /** In the sidebar; without one it is not shown. */
  beside?: ReactNode;
  /** The HTML of the main column, changed for this page. */
  main?: string;
  tags: readonly string[];
  hosts?: PageHosts;
  /** The inline scripts that it has put into the page: only these may run. */
  scripts?: readonly string[];
};

/**
 * What a desk puts above, below and beside the main column of a page with content; `main` is the column's HTML, as the desks before have
 * changed it. It is asked for with each page, so it must not read anything that is not kept.
 */
export type AroundPage = (app: App, page: { path: string; subject: Subject; main: string; now: Date }) => Promise<Around>;
