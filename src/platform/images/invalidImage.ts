/** A picture that is not shown, with a sentence that says why. 4xx is the asker's or the picture's fault, 5xx is not. */
export class InvalidImage extends Error {
  readonly status: 400 | 404 | 413 | 415 | 422 | 429 | 502 | 503;
  /** After how many seconds it may go better. */
  readonly retryAfterSeconds: number | undefined;
  constructor(status: InvalidImage['status'], why: string, retryAfterSeconds?: number) {
    super(why);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What stopped the decoder (sharp). A picture that took too long may be sound: the machine had too much to do. */
export const decoderStopped = (error: unknown): InvalidImage =>
  /\btimeout: /.test(String(error))
    ? new InvalidImage(503, 'Making the picture took too long', 30)
    : new InvalidImage(422, `The picture is broken: ${String(error).slice(0, 200)}`);
