import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { App } from '../../../site/app.ts';
import { markedHeadline } from '../../articles/queries.ts';
import type { Edition } from '../editions/readEditions.ts';
import { IssueMail } from './IssueMail.tsx';
import { type IssueContent, newestOf, readIssueContent } from './issueContent.ts';
import { issueText } from './issueText.ts';

/** The content of an issue, with place-holders for each subscriber's links, and when its newest story was published. */
export type ComposedIssue = { subject: string; html: string; text: string; newestAt: Date };

/** Gmail cuts a mail off at 102 KB, and with it the link to unsubscribe; each subscriber's links take some 300 bytes more. */
const MAX_HTML_BYTES = 98 * 1024;
/** In graphemes; mail programs show less than a hundred. */
const MAX_SUBJECT = 200;

/** Composes an edition from the stories of now; undefined if there are none. */
export async function composeIssue(app: Pick<App, 'db' | 'settings'>, edition: Edition, now: Date): Promise<ComposedIssue | undefined> {
  const content = await readIssueContent(app, edition, now);
  const lead = content?.top[0];
  if (!content || !lead) return undefined;
  const about = { name: edition.name, siteUrl: app.settings.siteUrl, now };
  const fitting = fitted(content, (part) => htmlOf(createElement(IssueMail, { ...about, content: part })));
  return {
    subject: subjectOf(edition, markedHeadline(lead), now),
    html: fitting.html,
    text: issueText({ ...about, content: fitting.content }),
    newestAt: newestOf(fitting.content),
  };
}

/** React adds links by which a browser would load the pictures earlier. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

const htmlOf = (mail: ReactElement): string => `<!DOCTYPE html>${renderToStaticMarkup(mail).replace(PRELOADS, '')}`;

/** Leaves out stories from the end until the HTML is not cut off by mail programs. */
function fitted(whole: IssueContent, render: (content: IssueContent) => string): { content: IssueContent; html: string } {
  for (let content = whole; ; ) {
    const html = render(content);
    const isLeast = content.sections.length === 0 && content.top.length === 1;
    if (Buffer.byteLength(html) <= MAX_HTML_BYTES || isLeast) return { content, html };
    content =
      content.sections.length > 0 ? { ...content, sections: content.sections.slice(0, -1) } : { ...content, top: content.top.slice(0, -1) };
  }
}

/** The subject by the edition's pattern. */
function subjectOf({ subject, name }: Edition, lead: string, now: Date): string {
  const places = new Map([
    ['{lead}', lead],
    ['{date}', dayAndMonth(now)],
    ['{name}', name],
  ]);
  const text = subject.replace(/\{\w+\}/g, (place) => places.get(place) ?? place).replace(/\s+/g, ' ');
  return shorten(text, MAX_SUBJECT);
}
