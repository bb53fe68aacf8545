import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { lettersOf } from './addressParts.ts';
import type { SourceName } from './sourceItem.ts';
import { partsIn, textIn, type XmlPart } from './xmlParts.ts';

/** The authors of a WordPress site. */
export type WxrPeople = { byLogin: Map<string, SourceName>; byNumber: Map<string, SourceName> };

/** Notes an account of the site, and returns it as an author. */
export function knowUser(people: WxrPeople, part: XmlPart): SourceName {
  const login = textIn(part, 'wp:author_login');
  const name = (...fields: string[]) => wordsOfHtml(fields.map((field) => textIn(part, field)).join(' '));
  const author = { slug: login, name: name('wp:author_display_name') || name('wp:author_first_name', 'wp:author_last_name') || login };
  people.byLogin.set(login, author);
  people.byNumber.set(textIn(part, 'wp:author_id'), author);
  return author;
}

/** Notes an author without an account of the plug-in Co-Authors Plus; one who has an account too is that author. */
export function knowGuest(people: WxrPeople, part: XmlPart, meta: ReadonlyMap<string, readonly string[]>): void {
  const of = (key: string) => wordsOfHtml(meta.get(`cap-${key}`)?.[0] ?? '');
  const login = of('user_login') || withoutPrefix(lettersOf(textIn(part, 'wp:post_name')));
  const name = of('display_name') || wordsOfHtml(textIn(part, 'title'));
  if (login) people.byLogin.set(login, people.byLogin.get(of('linked_account')) ?? { slug: login, name: name || login });
}

/** Co-Authors Plus puts this before its slugs. */
const PREFIX = 'cap-';

const withoutPrefix = (slug: string): string => (slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : slug);

/**
 * The authors of a post: those that a plug-in for several authors names, the one whose account it is first; otherwise that one. The plug-ins
 * use the taxonomy `author`, as other sites do for the poet of a poem: only terms of which one is known are authors.
 */
export function bylineOf(people: WxrPeople, part: XmlPart): SourceName[] {
  const creator = textIn(part, 'dc:creator');
  const own = creator ? [people.byLogin.get(creator) ?? { slug: creator, name: creator }] : [];
  const terms = partsIn(part, 'category').flatMap(({ attributes: { domain, nicename = '' }, text }) => {
    const slug = lettersOf(nicename);
    return domain === 'author' && slug ? [{ slug, name: wordsOfHtml(text) || slug }] : [];
  });
  if (!terms.some((term) => term.slug.startsWith(PREFIX) || knownAs(people, term))) return own;
  const named = terms.map((term) => knownAs(people, term) ?? { ...term, slug: withoutPrefix(term.slug) });
  const first = own.filter(({ slug }) => named.some((author) => author.slug === slug));
  return [...new Map([...first, ...named].map((author) => [author.slug, author])).values()];
}

/** Co-Authors Plus writes the login where PublishPress Authors writes the name. */
const knownAs = (people: WxrPeople, { slug, name }: SourceName): SourceName | undefined =>
  people.byLogin.get(name) ??
  people.byLogin.get(withoutPrefix(slug)) ??
  [...people.byLogin.values()].find((person) => person.name === name);
