import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { lettersOf } from './addressParts.ts';
import type { SourceName } from './sourceItem.ts';
import { partsIn, textIn, type XmlPart } from './xmlParts.ts';

/** The authors of a WordPress site by their login. */
export type WxrPeople = Map<string, SourceName>;

/** Notes an account of the site, and returns it as an author. */
export function knowUser(people: WxrPeople, part: XmlPart): SourceName {
  const login = textIn(part, 'wp:author_login');
  const name = (...fields: string[]) => wordsOfHtml(fields.map((field) => textIn(part, field)).join(' '));
  const author = { slug: login, name: name('wp:author_display_name') || name('wp:author_first_name', 'wp:author_last_name') || login };
  people.set(login, author);
  return author;
}

/** Notes an author without an account of the plug-in Co-Authors Plus; one who has an account too is that author. */
export function knowGuest(people: WxrPeople, part: XmlPart, meta: ReadonlyMap<string, readonly string[]>): void {
  const of = (key: string) => wordsOfHtml(meta.get(`cap-${key}`)?.[0] ?? '');
  const login = of('user_login') || withoutPrefix(lettersOf(textIn(part, 'wp:post_name')));
  const name = of('display_name') || wordsOfHtml(textIn(part, 'title'));
  if (login) people.set(login, people.get(of('linked_account')) ?? { slug: login, name: name || login });
}

/** Co-Authors Plus puts this before its slugs. */
const withoutPrefix = (slug: string): string => slug.replace(/^cap-/, '');

/** The authors of a post: those that a plug-in for several authors names, the one whose account it is first; otherwise that one. */
export function bylineOf(people: WxrPeople, part: XmlPart): SourceName[] {
  const creator = textIn(part, 'dc:creator');
  const own = creator ? [people.get(creator) ?? { slug: creator, name: creator }] : [];
  const named = partsIn(part, 'category').flatMap(({ attributes: { domain, nicename = '' }, text }) => {
    const slug = withoutPrefix(lettersOf(nicename));
    return domain === 'author' && slug ? [personOf(people, { slug, name: wordsOfHtml(text) || slug })] : [];
  });
  const byline = new Map(named.map((author) => [author.slug, author]));
  const [first] = own;
  if (byline.size === 0) return own;
  return first && byline.has(first.slug) ? [...new Map([[first.slug, first], ...byline]).values()] : [...byline.values()];
}

/** Co-Authors Plus writes the login where PublishPress Authors writes the name. */
const personOf = (people: WxrPeople, term: SourceName): SourceName =>
  people.get(term.name) ?? people.get(term.slug) ?? [...people.values()].find(({ name }) => name === term.name) ?? term;
