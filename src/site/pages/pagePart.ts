import { chromelessRoute } from './chromeless.ts';

// A script that shows a part of a page that nobody keeps (a step of the log-in) throws the rest of it away. It says so by Fetch Metadata; a
// browser that does not send that gets the whole page, which does as well.

type Header = (name: string) => string | undefined;

const isForScript = (header: Header): boolean => header('sec-fetch-dest') === 'empty';

/** The path by which the page is laid out: for a script without the shell, but with the links of the page with the shell. */
export const partPath = (path: string, header: Header): string => (isForScript(header) ? chromelessRoute(path) : path);

/** The page as it is sent: for a script with its styles linked, because the open page has most of them. */
export const partOf = (html: string, header: Header): string =>
  isForScript(header) ? html.replace(/<style data-sheet="([^"]+)">.*?<\/style>/s, '<link rel="stylesheet" href="$1">') : html;
