/** A sentence for whoever works in the newsroom, in both of its languages. */
export type Sentence = { gu: string; en: string };

/** What is wrong with one field, by its place in what was sent: `headline`, `pages.2.text`. */
export type FieldIssue = { path: string; message: Sentence };

type Status = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507;

type More = { issues?: readonly FieldIssue[]; details?: unknown; retryAfterSeconds?: number };

/**
 * What a newsroom call refuses, in words for the editor; nothing has been changed then. `details` is for the screen: a conflict
 * brings the version that stands now.
 */
export class NewsroomError extends Error {
  readonly status: Status;
  readonly sentence: Sentence;
  readonly issues: readonly FieldIssue[];
  readonly details: unknown;
  /** After how many seconds it may go better; sent as `Retry-After`. */
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
