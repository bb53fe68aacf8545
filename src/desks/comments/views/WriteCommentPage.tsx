import { Field } from '../../../design/Field.tsx';
import { FormPage } from '../../../site/forms/FormPage.tsx';
import { ReaderForm } from '../../../site/forms/ReaderForm.tsx';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import { commentsAddress } from '../../articles/queries.ts';
import type { CommentedStory, PublicComment } from '../reading/commentedStory.ts';
import { commentText as words } from '../words.ts';
import { type CommentField, commentFieldNames } from '../writing/commentDraft.ts';
import { TIME_FIELD } from '../writing/formTime.ts';
import styles from './Comments.module.css';
import { writeAddress } from './CommentsPage.tsx';

export type WriteCommentData = {
  story: CommentedStory;
  /** What is replied to. */
  to: PublicComment | undefined;
  isLoggedIn: boolean;
  /** The name in the reader's profile; empty if there is none. */
  profileName: string;
  /** When the form was opened, signed. */
  since: string;
  typed?: Typed<CommentField>;
  /** Whether what was typed has been kept over a log-in. */
  isKept?: boolean;
  problems?: Problems<CommentField>;
  notNow?: string | undefined;
};

/** The form for a comment or a reply. */
export function WriteCommentPage({ data }: { data: WriteCommentData }) {
  const { story, to, isLoggedIn, profileName, since, typed = {}, isKept = false, problems = {}, notNow } = data;
  const invitation = !story.openUntil ? words.closed : isKept ? words.kept : isLoggedIn ? words.textNote : words.loginNote;
  return (
    <FormPage
      title={to ? words.replyTitle : words.write}
      invitation={
        // The text is kept for an hour only.
        <p role={isKept ? 'status' : undefined} data-unsent={isKept ? '' : undefined}>
          {invitation}
        </p>
      }
      idPrefix="comment"
      fieldNames={commentFieldNames}
      problems={problems}
      notNow={notNow}
    >
      <p className={styles.said}>
        <a href={story.address}>{story.headline}</a>
      </p>
      {to && (
        <blockquote className={styles.quote}>
          <p className={styles.about}>
            {words.replyTo} {to.name}
          </p>
          <p className={styles.text}>{to.text}</p>
        </blockquote>
      )}
      {story.openUntil && (
        <ReaderForm action={writeAddress(story.id, to?.id)} idPrefix="comment" note={words.privacy}>
          <input type="hidden" name={TIME_FIELD} value={since} />
          {isLoggedIn && profileName === '' && (
            <Field
              id="comment-name"
              name="name"
              label={words.name}
              autoComplete="name"
              value={typed.name ?? ''}
              problem={problems.name}
              note={words.nameNote}
            />
          )}
          <Field
            id="comment-text"
            name="text"
            label={words.text}
            autoComplete="off"
            lines={8}
            value={typed.text ?? ''}
            problem={problems.text}
            note={words.textNote}
          />
          {profileName !== '' && (
            <p className={styles.about}>
              {words.nameShown} <strong>{profileName}</strong> · <a href="/account/edit-user">{words.changeName}</a>
            </p>
          )}
        </ReaderForm>
      )}
      <p className={styles.about}>
        <a href={commentsAddress(story.id)}>{words.backToComments}</a>
      </p>
    </FormPage>
  );
}
