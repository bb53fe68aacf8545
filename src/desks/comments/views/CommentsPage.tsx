import { ButtonLink } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import { commentsAddress } from '../../articles/queries.ts';
import type { CommentedStory } from '../reading/commentedStory.ts';
import type { CommentPage, ShownComment } from '../reading/commentLists.ts';
import { openUntil, commentText as words } from '../words.ts';
import styles from './Comments.module.css';
import { Remark, Replies } from './Remark.tsx';

/** Where a reader writes about a story, or replies to a comment on it. */
export const writeAddress = (articleId: number, to?: number): string =>
  to === undefined ? `/comments/${articleId}/write` : `/comments/${articleId}/write?to=${to}`;

export const reportAddress = (id: number): string => `/comments/${id}/report`;

export type CommentsPageData = CommentPage<ShownComment> & { story: CommentedStory; page: number };

/** The comments on a story: the editors' picks, then the newest, each with its replies. */
export function CommentsPage({ data: { story, shown, page, pageCount } }: { data: CommentsPageData }) {
  const linksOf = ({ id, name, badge }: Pick<ShownComment, 'id' | 'name' | 'badge'>) => (
    <p className={styles.links}>
      {story.openUntil && (
        <a href={writeAddress(story.id, id)} rel="nofollow" aria-label={`${words.reply}: ${name}`}>
          {words.reply}
        </a>
      )}
      {badge === null && story.offersLogin && (
        <a href={reportAddress(id)} rel="nofollow" aria-label={`${words.report}: ${name}`}>
          {words.report}
        </a>
      )}
    </p>
  );
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={words.title} page={page}>
        <p className={styles.story}>
          <a href={story.address}>{story.headline}</a>
        </p>
      </ListHead>
      <div className={styles.begin}>
        {story.openUntil ? (
          <>
            <ButtonLink href={writeAddress(story.id)} weight="strong">
              {words.write}
            </ButtonLink>
            <p>{openUntil(story.openUntil)}</p>
          </>
        ) : (
          <p>{words.closed}</p>
        )}
      </div>
      {shown.length === 0 && story.openUntil && <p>{words.none}</p>}
      <ol className={styles.list}>
        {shown.map((comment) => (
          <li key={comment.id} id={`comment-${comment.id}`}>
            {comment.isRemoved ? (
              <p className={styles.removed}>{words.removed}</p>
            ) : (
              <div className={comment.isPick ? styles.picked : undefined}>
                {comment.isPick && <p className={styles.mark}>{words.pick}</p>}
                <Remark remark={comment}>{linksOf(comment)}</Remark>
              </div>
            )}
            <Replies replies={comment.replies} linksOf={linksOf} />
          </li>
        ))}
      </ol>
      <ListPager page={page} pageCount={pageCount} hrefOf={(number) => commentsAddress(story.id, number)} />
    </div>
  );
}
