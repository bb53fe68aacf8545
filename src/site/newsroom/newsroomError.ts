/** A sentence for newsroom users, in both of its languages. */
export type Sentence = { gu: string; en: string };

/** An error in one field, by its path in the request: `headline`, `pages.2.text`. */
export type FieldIssue = { path: string; message: Sentence };

type Status = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507;

type More = { issues?: readonly FieldIssue[]; details?: unknown; retryAfterSeconds?: number };

/**
 * An error of a newsroom call with a message for the editor; nothing has been changed. `details` is for the screen: for a conflict it is
 * the current version.
 */
export class NewsroomError extends Error {
  readonly status: Status;
  readonly sentence: Sentence;
  readonly issues: readonly FieldIssue[];
  readonly details: unknown;
  /** Seconds after which a retry may succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  constructor(status: Status, sentence: Sentence, { issues = [], details, retryAfterSeconds }: More = {}) {
    super(sentence.en);
    this.status = status;
    this.sentence = sentence;
    this.issues = issues;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A 422 for one field of the request. The message is also that of the whole error: not every screen shows those of fields. */
export const fieldError = (path: string, message: Sentence): NewsroomError =>
  new NewsroomError(422, message, { issues: [{ path, message }] });
