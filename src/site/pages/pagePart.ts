import { chromelessRoute } from './chromeless.ts';

// A script that shows a part of a page that nobody keeps (a step of the log-in) throws the rest of it away. It says so by Fetch Metadata; a
// browser that does not send that gets the whole page, which does as well.

type Header = (name: string) => string | undefined;

const isForScript = (header: Header): boolean => header('sec-fetch-dest') === 'empty';

/** The path by which the page is laid out: for a script without the shell, but with the links of the page with the shell. */
export const partPath = (path: string, header: Header): string => (isForScript(header) ? chromelessRoute(path) : path);

/**
 * The page as it is sent: for a script without what browsers and search engines read in the head, and with its styles linked, because the
 * open page has most of them.
 */
export function partOf(html: string, header: Header): string {
  if (!isForScript(header)) return html;
  return html.replace(/<head>.*?<\/head>/s, (head) => {
    const title = /<title>.*?<\/title>/s.exec(head)?.[0] ?? '';
    const sheet = /<style data-sheet="([^"]+)">/.exec(head)?.[1];
    return `<head>${title}${sheet === undefined ? '' : `<link rel="stylesheet" href="${sheet}">`}</head>`;
  });
}
