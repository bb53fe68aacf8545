import { ButtonLink } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { FormPage, FormThanks } from '../../../site/forms/FormPage.tsx';
import { ReaderForm } from '../../../site/forms/ReaderForm.tsx';
import type { Problems, Typed } from '../../../site/forms/typedFields.ts';
import { formText } from '../../../site/forms/words.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { objections } from '../moderation/commentStates.ts';
import type { PublicComment } from '../reading/commentedStory.ts';
import { objectionText, commentText as words } from '../words.ts';
import { type ReportField, reportFieldNames } from '../writing/commentDraft.ts';
import styles from './Comments.module.css';
import { reportAddress } from './CommentsPage.tsx';

export type ReportCommentData = {
  comment: PublicComment;
  isSent?: boolean;
  typed?: Typed<ReportField>;
  problems?: Problems<ReportField>;
  notNow?: string | undefined;
  isLoggedOut?: boolean;
};

const reasons = { none: formText.choose, options: objections.map((reason) => [reason, objectionText[reason]] as const) };

/** The form in which a reader says what is wrong with a comment. */
export function ReportCommentPage({ data }: { data: ReportCommentData }) {
  const { comment, isSent = false, typed = {}, problems = {}, notNow, isLoggedOut = false } = data;
  if (isSent) return <FormThanks text={words.reported} />;
  return (
    <FormPage
      title={words.reportTitle}
      invitation={<p>{words.reportNote}</p>}
      idPrefix="report"
      fieldNames={reportFieldNames}
      problems={problems}
      notNow={notNow}
    >
      {isLoggedOut && (
        <ButtonLink href={loginAddress(reportAddress(comment.id))} newTab>
          {words.login}
        </ButtonLink>
      )}
      <blockquote className={styles.quote}>
        <p className={styles.about}>{comment.name}</p>
        <p className={styles.text}>{comment.text}</p>
      </blockquote>
      <ReaderForm action={reportAddress(comment.id)} idPrefix="report" note={words.reportPrivacy}>
        <Field
          id="report-reason"
          name="reason"
          label={words.reason}
          autoComplete="off"
          choices={reasons}
          value={typed.reason ?? ''}
          problem={problems.reason}
        />
        <Field
          id="report-note"
          name="note"
          label={words.note}
          autoComplete="off"
          lines={3}
          optional={formText.optional}
          value={typed.note ?? ''}
          problem={problems.note}
        />
      </ReaderForm>
    </FormPage>
  );
}
