import { documentFromHtml } from '../../../platform/document/documentFromHtml.ts';
import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import { momentOf } from './dates.ts';
import type { SourceComment } from './sourceItem.ts';
import type { WxrPeople } from './wxrPeople.ts';
import { partsIn, textIn, type XmlPart } from './xmlParts.ts';

/** Why a comment is not taken over; undefined if it is. WordPress leaves the type of a reader's comment empty up to version 5.4. */
function whyNot(comment: XmlPart): string | undefined {
  const [type, approved] = [textIn(comment, 'wp:comment_type') || 'comment', textIn(comment, 'wp:comment_approved') || '1'];
  if (type === 'pingback' || type === 'trackback') return 'notices of links from other sites (pingbacks, trackbacks)';
  if (type !== 'comment') return `comments of the kind ${type}`;
  return approved === '1' ? undefined : 'comments that were not approved';
}

/** Why comments of a post are left out, once for each. */
export const commentsLeftOut = (post: XmlPart): string[] => partsIn(post, 'wp:comment').flatMap((comment) => whyNot(comment) ?? []);

/**
 * The approved comments of a post, without mail and network addresses. Those of the post's author and of others who write for the site have
 * a badge.
 */
export const commentsOf = (post: XmlPart, people: WxrPeople): SourceComment[] =>
  partsIn(post, 'wp:comment').flatMap((comment, at) => {
    if (whyNot(comment) !== undefined) return [];
    const { document } = documentFromHtml(textIn(comment, 'wp:comment_content'), { isWrittenInLines: true });
    const writer = people.byNumber.get(textIn(comment, 'wp:comment_user_id'));
    const under = textIn(comment, 'wp:comment_parent');
    return {
      original: textIn(comment, 'wp:comment_id') || `${textIn(post, 'wp:post_id')}/${at}`,
      under: under === '0' ? '' : under,
      name: wordsOfHtml(textIn(comment, 'wp:comment_author')),
      text: plainText(document),
      publishedAt: momentOf(textIn(comment, 'wp:comment_date_gmt'), 'Z') ?? momentOf(textIn(comment, 'wp:comment_date')),
      ...(writer ? { badge: writer.slug === textIn(post, 'dc:creator') ? ('author' as const) : ('editor' as const) } : {}),
    };
  });
