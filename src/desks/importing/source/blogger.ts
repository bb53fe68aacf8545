import { documentFromHtml } from '../../../platform/document/documentFromHtml.ts';
import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import { lastPart } from './addressParts.ts';
import { momentOf } from './dates.ts';
import { contentOf, linkOf, storyOfEntry } from './feed.ts';
import { type OnBytes, textOfFile } from './fileText.ts';
import { type SourceComment, type SourceEvent, type SourceStory, UNSEEN_PAGES } from './sourceItem.ts';
import { partsIn, textIn, type XmlPart, xmlParts } from './xmlParts.ts';

/** Whether a file is an export of Blogger: of its settings until 2024, or of Google Takeout. A public feed of Blogger is neither. */
export const isBlogger = (beginning: string): boolean =>
  /tag:blogger\.com,1999:blog-\d+\.archive|schemas\.google\.com\/blogger\/2018/.test(beginning);

/** The name of a blog whose export, like those of Takeout, does not say its address. */
export const blogNameOf = (beginning: string): string | undefined => /\bblog-\d+/.exec(beginning)?.[0];

const KIND_SCHEME = 'http://schemas.google.com/g/2005#kind';

/** `post`, `comment`, `page`, or what belongs to the blog itself: `settings`, `template`. */
function kindOf(entry: XmlPart): string {
  const kind = partsIn(entry, 'category').find(({ attributes }) => attributes['scheme'] === KIND_SCHEME)?.attributes['term'];
  return textIn(entry, 'blogger:type').toLowerCase() || kind?.split('#').at(-1) || 'post';
}

/** Ids and addresses of comments end with their number. */
const numberOf = (id: string): string => /(\d+)\/?$/.exec(id.trim())?.[1] ?? id;

/** The comments on each post, by its id, with the address of the profile of who wrote them. */
export type BloggerComments = Map<string, { comment: SourceComment; profile: string }[]>;
type Pass = { pass: 'names' | 'stories'; comments: BloggerComments };

/** The events of an export of Blogger, read in two passes: first the comments, which may stand before their posts, then the posts. */
export async function* readBlogger(
  file: string,
  encoding: string,
  { pass, comments }: Pass,
  onBytes?: OnBytes,
): AsyncGenerator<SourceEvent> {
  if (pass === 'names') comments.clear();
  for await (const { part } of xmlParts(textOfFile(file, encoding, onBytes), { within: ['feed'], skip: new Set() })) {
    if (part.name === 'link' && part.attributes['rel'] === 'alternate' && pass === 'names')
      yield { kind: 'site', url: linkOf([part]), language: '' };
    if (part.name !== 'entry') continue;
    const kind = kindOf(part);
    if (pass === 'names') {
      if (kind === 'comment') noteComment(comments, part);
    } else if (kind === 'post') yield eventOfPost(part, comments);
    else if (kind === 'page') yield eventOfPage(part, comments);
    else if (kind === 'comment' && !isShown(part)) yield { kind: 'leftOut', what: 'comments that readers do not see there', which: '' };
  }
}

function eventOfPost(entry: XmlPart, comments: BloggerComments): SourceEvent {
  const which = `post ${textIn(entry, 'id')} "${textIn(entry, 'title').slice(0, 80)}"`;
  const status = textIn(entry, 'blogger:status') || (isDraft(entry) ? 'DRAFT' : 'LIVE');
  const inHand = ({ DRAFT: 'draft', SCHEDULED: 'future' } as const)[status];
  if (textIn(entry, 'blogger:trashed')) return { kind: 'leftOut', what: 'posts that are in the trash', which };
  if (status !== 'LIVE' && !inHand) return { kind: 'leftOut', what: `posts that are of the state ${status}`, which };
  if (entry.attributes['too-long']) return { kind: 'leftOut', what: 'posts that are far too long', which };
  return { kind: 'story', story: { ...storyOf(entry, comments), ...(inHand ? { inHand } : {}) } };
}

function eventOfPage(entry: XmlPart, comments: BloggerComments): SourceEvent {
  const isSeen = /^(?:LIVE)?$/.test(textIn(entry, 'blogger:status')) && !isDraft(entry) && textIn(entry, 'blogger:trashed') === '';
  if (isSeen && !entry.attributes['too-long']) return { kind: 'page', page: storyOf(entry, comments) };
  return { kind: 'leftOut', what: UNSEEN_PAGES, which: `page "${textIn(entry, 'title').slice(0, 80)}"` };
}

const isDraft = (entry: XmlPart): boolean => partsIn(entry, 'app:control').some((control) => textIn(control, 'app:draft') === 'yes');

function storyOf(entry: XmlPart, comments: BloggerComments): SourceStory {
  const labelled = entry.parts.filter(({ name, attributes }) => name !== 'category' || attributes['scheme'] !== KIND_SCHEME);
  const story = storyOfEntry({ ...entry, parts: labelled }, '');
  // Takeout has the path of a post instead of its address.
  const path = textIn(entry, 'blogger:filename');
  const description = textIn(entry, 'blogger:metaDescription');
  return {
    ...story,
    slug: story.slug || lastPart(path),
    publishedAt: story.publishedAt ?? momentOf(textIn(entry, 'blogger:created')),
    oldPaths: path.startsWith('/') ? [path] : story.oldPaths,
    comments: (comments.get(story.original) ?? []).map(({ comment, profile }) => ({
      ...comment,
      ...(profile !== '' && profile === profileOf(entry) ? { badge: 'author' as const } : {}),
    })),
    ...(description ? { presentation: { searchDescription: description } } : {}),
  };
}

const profileOf = (entry: XmlPart): string => partsIn(entry, 'author').map((author) => textIn(author, 'uri'))[0] ?? '';

/** Blogger keeps a sentence in place of a comment that was removed. */
const REMOVED = /^This (?:comment|post) has been removed by (?:the author|a blog administrator)\.$/;
const NO_NAME = /^(?:anonymous|unknown|noreply@blogger\.com)$/i;

const isShown = (comment: XmlPart): boolean =>
  /^(?:LIVE)?$/.test(textIn(comment, 'blogger:status')) &&
  textIn(comment, 'blogger:trashed') === '' &&
  !partsIn(comment, 'gd:extendedProperty').some(
    ({ attributes }) => attributes['name'] === 'blogger.contentRemoved' && attributes['value'] === 'true',
  );

function noteComment(comments: BloggerComments, entry: XmlPart): void {
  const post = textIn(entry, 'blogger:parent') || (partsIn(entry, 'thr:in-reply-to')[0]?.attributes['ref'] ?? '');
  const [content] = partsIn(entry, 'content');
  const text = content ? plainText(documentFromHtml(contentOf(content)).document) : '';
  if (post === '' || REMOVED.test(text) || !isShown(entry)) return;
  const name = partsIn(entry, 'author').map((author) => wordsOfHtml(textIn(author, 'name')))[0] ?? '';
  const answered = partsIn(entry, 'link').find(({ attributes }) => attributes['rel'] === 'related')?.attributes['href'] ?? '';
  const comment: SourceComment = {
    original: numberOf(textIn(entry, 'id')),
    under: numberOf(textIn(entry, 'blogger:inReplyTo') || answered),
    name: NO_NAME.test(name) ? '' : name,
    text,
    publishedAt: momentOf(textIn(entry, 'published', 'blogger:created', 'updated')),
  };
  const noted = comments.get(post) ?? [];
  noted.push({ comment, profile: profileOf(entry) });
  comments.set(post, noted);
}
